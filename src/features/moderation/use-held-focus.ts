import { useEffect, useRef, type RefObject } from 'react';

/**
 * Holds the focus inside a box: where the element that has it goes, the entry around it takes it, or
 * the one that stands in its place, or the box itself. Who is elsewhere stays there.
 *
 * @param entries selects what takes the focus
 */
export function useHeldFocus(entries: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const all = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(entries)];
    let held: Element | undefined;
    let entry: HTMLElement | undefined;
    let place = -1;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      held = target;
      const around = target.closest<HTMLElement>(entries);
      if (!around) return;
      entry = around;
      place = all().indexOf(around);
    };
    const watcher = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      const left = all();
      const near = entry?.isConnected ? entry : left[Math.min(place, left.length - 1)];
      (near ?? box).focus({ preventScroll: true });
    });
    box.addEventListener('focusin', note);
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', note);
      watcher.disconnect();
    };
  }, [entries]);
  return ref;
}
