import { restoreFocusNearby } from './restore-focus-nearby.ts';

/**
 * Ref callback for an element that may be removed while it contains the focus: moves the focus to
 * the enclosing article.
 */
export function focusEnclosingArticle(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) restoreFocusNearby(element);
  };
}
