import { useMemo } from 'react';
import { classNames } from '#ui/class-names.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichTextContext } from './parse-rich-text.ts';
import { renderNodes } from './render-nodes.tsx';
import styles from './rich-text.module.css';

interface RichTextProps extends RichTextContext {
  readonly html: string;
  /** BCP 47, for hyphenation, fonts and speech. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * HTML from a server, made safe: the content of a status, a bio, a field, an announcement
 * (spec 2 §2). Its direction follows its first letter.
 */
export function RichText({
  html,
  emojis,
  mentions,
  tags,
  baseUrl,
  hidesQuote,
  lang,
  className,
}: RichTextProps) {
  const text = useMemo(
    () => parseRichText(html, { emojis, mentions, tags, baseUrl, hidesQuote }),
    [html, emojis, mentions, tags, baseUrl, hidesQuote],
  );
  return (
    <div dir="auto" lang={lang} className={classNames(styles.text, className)}>
      {renderNodes(text.nodes)}
      {text.isTruncated ? '…' : null}
    </div>
  );
}
