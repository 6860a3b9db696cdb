import { useLayoutEffect, useState, type RefObject } from 'react';

/** In root ems: a browser's controls for a film want as much, and badges stand over them besides. */
const room = 11;

/** Whether an element is too narrow for a player's controls; also when it is laid out anew. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { width } = element.getBoundingClientRect();
      setIsNarrow(width > 0 && width < room * rem);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);

  return isNarrow;
}
