import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus inside a container: if the focused element is removed, focuses its entry, the
 * entry now at that position, or the container. Does nothing if the focus is elsewhere.
 * @param entries selector of the elements that receive focus
 */
export function useRetainedFocus(entries: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const all = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(entries)];
    let lastFocused: Element | undefined;
    let entry: HTMLElement | undefined;
    let lastIndex = -1;
    const rememberFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      lastFocused = target;
      const enclosing = target.closest<HTMLElement>(entries);
      if (!enclosing) return;
      entry = enclosing;
      lastIndex = all().indexOf(enclosing);
    };
    const watcher = new MutationObserver(() => {
      if (!lastFocused || lastFocused.isConnected || document.activeElement !== document.body)
        return;
      const remaining = all();
      const successor = entry?.isConnected
        ? entry
        : remaining[Math.min(lastIndex, remaining.length - 1)];
      (successor ?? box).focus({ preventScroll: true });
    });
    box.addEventListener('focusin', rememberFocus);
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', rememberFocus);
      watcher.disconnect();
    };
  }, [entries]);
  return ref;
}
