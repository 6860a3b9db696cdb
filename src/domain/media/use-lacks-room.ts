import { useLayoutEffect, useState, type RefObject } from 'react';

/** In root ems, so that large type asks for more. */
export interface Room {
  readonly inline: number;
  readonly block: number;
}

/**
 * Whether an element is too small for what is to stand in it; also when it is laid out anew. What is
 * to stand there may change: it is not drawn, and begins to load nothing, before it is known.
 */
export function useLacksRoom(ref: RefObject<HTMLElement | null>, needed: Room): boolean {
  const [inline, setInline] = useState(Infinity);
  const [block, setBlock] = useState(Infinity);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { width, height } = element.getBoundingClientRect();
      if (width === 0) return;
      setInline(width / rem);
      setBlock(height / rem);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);

  return inline < needed.inline || block < needed.block;
}
