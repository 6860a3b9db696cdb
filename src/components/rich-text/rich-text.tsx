import { use, useMemo } from 'react';
import { classNames } from '#ui/class-names.ts';
import { colourQuotes } from './colour-quotes.ts';
import effectStyles from './effects.module.css';
import { parseRichText, type RichTextContext } from './parse-rich-text.ts';
import { renderNodes } from './render-nodes.tsx';
import { RichTextOptionsContext } from './rich-text-options.ts';
import styles from './rich-text.module.css';
import { splitNodes } from './split-nodes.ts';
import { TextParts } from './text-parts.tsx';

interface RichTextProps extends RichTextContext {
  readonly html: string;
  /** BCP 47, for hyphenation, fonts and speech. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  /** It was written in Misskey's markup, so its effects are intended. */
  readonly hasEffects?: boolean | undefined;
}

/** Longer texts are rendered in parts of this many characters. */
const partSize = 1500;

const effectsClass = { none: 'still', moving: '', 'pointed-at': 'pointed' } as const;

/**
 * Renders sanitized HTML from a server: the content of a status, a bio, a field, an announcement
 * (R-STATUS-009). Each line has the direction of its first letter (R-STATUS-043).
 */
export function RichText({
  html,
  emojis,
  mentions,
  tags,
  baseUrl,
  hidesQuote,
  maxLength,
  lang,
  className,
  hasEffects = false,
}: RichTextProps) {
  const { effects, greentext } = use(RichTextOptionsContext);
  const text = useMemo(
    () => parseRichText(html, { emojis, mentions, tags, baseUrl, hidesQuote, maxLength }),
    [html, emojis, mentions, tags, baseUrl, hidesQuote, maxLength],
  );
  const nodes = useMemo(
    () => (greentext && !hasEffects ? colourQuotes(text.nodes) : text.nodes),
    [text, greentext, hasEffects],
  );
  const parts = useMemo(
    () => (text.textLength > 2 * partSize ? splitNodes(nodes, partSize) : []),
    [text, nodes],
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
      {parts.length > 1 ? <TextParts parts={parts} /> : renderNodes(nodes)}
      {text.isTruncated ? '…' : null}
    </div>
  );
}
