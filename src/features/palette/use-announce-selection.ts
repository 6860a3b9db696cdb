import { useEffect, type RefObject } from 'react';

/**
 * Announces the selected item of a `cmdk` list to assistive technology. cmdk does so only after an
 * arrow key, not on opening or for new results.
 */
export function useAnnounceSelection(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /* After the items have rendered. */
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
