import {
  memo,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyValue } from '#lib/chunk/lazy-value.ts';
import { classNames } from '#ui/class-names.ts';
import { useIsPrinting } from '#ui/use-media-query.ts';
import { parseRichText, type RichTextContext } from '#store/rich-text/parse-rich-text.ts';
import { renderNodes } from './render-nodes.tsx';
import { RichTextOptionsContext } from './rich-text-options.ts';
import styles from './rich-text.module.css';
import { splitReplyMentions } from '#store/rich-text/reply-mentions.ts';
import { splitNodes } from '#store/rich-text/split-nodes.ts';
import { isBlock } from '#store/rich-text/element-rules.ts';
import { useMarkupVersion } from './use-markup-version.ts';
import type { RichNode } from '#store/rich-text/rich-node.ts';

function isInline(node: RichNode): boolean {
  return node.kind !== 'element' || !isBlock(node.tag);
}

/* One part of a long text. Inline nodes are wrapped in a block, so that the browser lays out
   each part separately. */
const Part = memo(function Part({ nodes }: { nodes: readonly RichNode[] }) {
  if (!nodes.some(isInline)) return renderNodes(nodes);
  return (
    <div dir="auto" className={styles.part}>
      {renderNodes(nodes)}
    </div>
  );
});

/**
 * Renders a long text part by part, one per frame. Chromium 156 needs more than a second to lay out
 * 50,000 characters of a script for which it has no font. Reserves space for the remaining parts.
 */
function TextParts({ parts }: { parts: readonly (readonly RichNode[])[] }) {
  const [rendered, setRendered] = useState(1);
  const isPrinting = useIsPrinting();
  const placeholder = useRef<HTMLDivElement>(null);
  const count = isPrinting ? parts.length : Math.min(rendered, parts.length);
  const missing = parts.length - count;
  useEffect(() => {
    if (missing === 0) return undefined;
    const frame = requestAnimationFrame(() => setRendered(count + 1));
    return () => cancelAnimationFrame(frame);
  }, [count, missing]);
  useLayoutEffect(() => {
    const { current } = placeholder;
    const top = current?.parentElement?.getBoundingClientRect().top;
    if (!current || top === undefined) return;
    const height = current.getBoundingClientRect().top - top;
    current.style.blockSize = `${(height / count) * missing}px`;
  }, [count, missing]);
  return (
    <>
      {parts.slice(0, count).map((nodes, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
        <Part key={index} nodes={nodes} />
      ))}
      {missing > 0 && <div ref={placeholder} className={styles.part} />}
    </>
  );
}

interface RichTextProps extends RichTextContext {
  readonly html: string;
  /** The language of the text (BCP 47), for hyphenation, fonts and speech. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  /** Whether the text was written in Misskey's markup, so that its effects are intended. */
  readonly hasEffects?: boolean | undefined;
  /**
   * The account replied to. Mentions at the beginning of the text are omitted, since `ReplyLine`
   * shows them.
   */
  readonly repliedToId?: string | undefined;
}

/** Longer texts are rendered in parts of this many characters. */
const partSize = 1500;

/* Colours quoted lines; loaded only for viewers who switched that preference on. */
const quoteColours = lazyValue('mark-quoted-lines', async () => {
  const module = await import('#store/rich-text/mark-quoted-lines.ts');
  return module.markQuotedLines;
});

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
  repliedToId,
}: RichTextProps) {
  const { effects, greentext } = use(RichTextOptionsContext);
  const version = useMarkupVersion();
  const markQuotedLines = useSyncExternalStore(quoteColours.subscribe, quoteColours.get);
  useEffect(() => {
    if (greentext) quoteColours.request();
  }, [greentext]);
  const text = useMemo(
    () => parseRichText(html, { emojis, mentions, tags, baseUrl, hidesQuote, maxLength }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` changes when code that the parser uses has loaded
    [html, emojis, mentions, tags, baseUrl, hidesQuote, maxLength, version],
  );
  const nodes = useMemo(() => {
    const { rest } = splitReplyMentions(text.nodes, repliedToId);
    return greentext && !hasEffects && markQuotedLines ? markQuotedLines(rest) : rest;
  }, [text, repliedToId, greentext, hasEffects, markQuotedLines]);
  const parts = useMemo(
    () => (text.textLength > 2 * partSize ? splitNodes(nodes, partSize) : []),
    [text, nodes],
  );
  return (
    <div
      dir="auto"
      lang={lang}
      data-effects={hasEffects ? effects : undefined}
      className={classNames(styles.text, className)}
    >
      {parts.length > 1 ? <TextParts parts={parts} /> : renderNodes(nodes)}
      {text.isTruncated ? '…' : null}
    </div>
  );
}
