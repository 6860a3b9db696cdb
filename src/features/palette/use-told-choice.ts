import { useEffect, type RefObject } from 'react';

/**
 * Tells those who listen which line of a list `cmdk` has chosen. It does so itself only once an arrow was
 * pressed: not when it opens, nor for what is found while somebody types.
 */
export function useToldChoice(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /* Once the lines are drawn anew. */
    const frame = requestAnimationFrame(() => {
      const { current } = list;
      const field = current?.closest('[cmdk-root]')?.querySelector('[cmdk-input]');
      const id = current?.querySelector('[aria-selected="true"]')?.id;
      if (id) field?.setAttribute('aria-activedescendant', id);
      else field?.removeAttribute('aria-activedescendant');
    });
    return () => cancelAnimationFrame(frame);
  });
}
