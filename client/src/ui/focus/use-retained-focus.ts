import { type RefObject, useEffect, useRef } from 'react';
import { articlesIn, closestArticle } from './articles.ts';

/**
 * Keeps the focus inside a list of articles. If the focused element is removed, its article gets
 * the focus, or else the article that is now at its position, or the list. Does nothing if the
 * focus is elsewhere.
 */
export function useRetainedFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    let lastFocused: Element | undefined;
    let article: HTMLElement | undefined;
    let lastIndex = -1;
    const rememberFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      lastFocused = target;
      const enclosing = closestArticle(target);
      if (!enclosing) return;
      article = enclosing;
      lastIndex = articlesIn(list).indexOf(enclosing);
    };
    const watcher = new MutationObserver(() => {
      if (!lastFocused || lastFocused.isConnected || document.activeElement !== document.body)
        return;
      const remaining = articlesIn(list);
      const successor = article?.isConnected
        ? article
        : remaining[Math.min(lastIndex, remaining.length - 1)];
      (successor ?? list).focus({ preventScroll: true });
    });
    list.addEventListener('focusin', rememberFocus);
    watcher.observe(list, { childList: true, subtree: true });
    return () => {
      list.removeEventListener('focusin', rememberFocus);
      watcher.disconnect();
    };
  }, []);
  return ref;
}
