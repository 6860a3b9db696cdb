import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { isBlock } from './element-rules.ts';
import { renderNodes } from './render-nodes.tsx';
import type { RichNode } from './rich-node.ts';
import styles from './rich-text.module.css';

function isInline(node: RichNode): boolean {
  return node.kind !== 'element' || !isBlock(node.tag);
}

/* Inline text gets a block, so that the parts are separate paragraphs for the browser. */
const Part = memo(function Part({ nodes }: { nodes: readonly RichNode[] }) {
  if (!nodes.some(isInline)) return renderNodes(nodes);
  return (
    <div dir="auto" className={styles.part}>
      {renderNodes(nodes)}
    </div>
  );
});

/**
 * Renders a long text part by part, one per frame: Chromium 156 needs a second and more to lay out
 * 50,000 characters of a script for which it has no font. Reserves space for the remaining parts.
 */
export function TextParts({ parts }: { parts: readonly (readonly RichNode[])[] }) {
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
        // oxlint-disable-next-line react/no-array-index-key -- a text never reorders its parts
        <Part key={index} nodes={nodes} />
      ))}
      {missing > 0 && <div ref={placeholder} className={styles.part} />}
    </>
  );
}
