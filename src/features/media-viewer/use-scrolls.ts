import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element holds more than it shows, now and whenever its size changes. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setScrolls(element.scrollHeight > element.clientHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref]);

  return scrolls;
}
