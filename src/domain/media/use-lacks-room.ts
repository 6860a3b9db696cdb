import { useLayoutEffect, useState, type RefObject } from 'react';

/** In root ems, so that large type asks for more. */
export interface Room {
  readonly inline: number;
  readonly block: number;
}

/** Whether an element is too small for what is to stand in it; also when it is laid out anew. */
export function useLacksRoom(ref: RefObject<HTMLElement | null>, { inline, block }: Room): boolean {
  const [lacksRoom, setLacksRoom] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { width, height } = element.getBoundingClientRect();
      setLacksRoom(width > 0 && (width < inline * rem || height < block * rem));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref, inline, block]);

  return lacksRoom;
}
