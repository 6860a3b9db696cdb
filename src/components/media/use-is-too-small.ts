import { useLayoutEffect, useState, type RefObject } from 'react';

/** In rem, so that larger type needs more space. */
export interface RequiredSize {
  readonly inline: number;
  readonly block: number;
}

/**
 * Returns whether an element is too small for its content, also after a resize. True until
 * measured: players must not start loading before the result is known.
 */
export function useIsTooSmall(ref: RefObject<HTMLElement | null>, needed: RequiredSize): boolean {
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
