import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the inner size of an element in pixels and follows it; before the first layout a likely
 * width, so that something can be rendered. Updates in the frame of the resize.
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
