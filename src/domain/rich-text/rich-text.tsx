import { use, useMemo } from 'react';
import { classNames } from '#ui/class-names.ts';
import { colourQuotes } from './colour-quotes.ts';
import effectStyles from './effects.module.css';
import { parseRichText, type RichTextContext } from './parse-rich-text.ts';
import { renderNodes } from './render-nodes.tsx';
import { RichTextLooks } from './rich-text-look.ts';
import styles from './rich-text.module.css';

interface RichTextProps extends RichTextContext {
  readonly html: string;
  /** BCP 47, for hyphenation, fonts and speech. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  /** Whether it was written in Misskey's markup, so that its effects are meant. */
  readonly hasEffects?: boolean | undefined;
}

const effectsClass = { none: 'still', moving: '', 'pointed-at': 'pointed' } as const;

/**
 * HTML from a server, made safe: the content of a status, a bio, a field, an announcement
 * (R-STATUS-009). Its direction follows its first letter.
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
  hasEffects = false,
}: RichTextProps) {
  const { effects, greentext } = use(RichTextLooks);
  const text = useMemo(
    () => parseRichText(html, { emojis, mentions, tags, baseUrl, hidesQuote }),
    [html, emojis, mentions, tags, baseUrl, hidesQuote],
  );
  const nodes = useMemo(
    () => (greentext && !hasEffects ? colourQuotes(text.nodes) : text.nodes),
    [text, greentext, hasEffects],
  );
  return (
    <div
      dir="auto"
      lang={lang}
      className={classNames(
        styles.text,
        hasEffects && effectStyles.stage,
        hasEffects && effectStyles[effectsClass[effects]],
        className,
      )}
    >
      {renderNodes(nodes)}
      {text.isTruncated ? '…' : null}
    </div>
  );
}
