import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The inner size of an element in pixels, followed; until it is laid out a width that is likely, so that
 * something can be drawn in it. What is drawn from a size stands in the very frame that has it.
 */
export function useBoxSize(
  ref: RefObject<HTMLElement | null>,
  likelyWidth: number,
): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: likelyWidth, height: 0 });
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      flushSync(() => setSize({ width, height }));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
