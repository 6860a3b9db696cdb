import { closestArticle } from './articles.ts';

/**
 * Call this before an element is removed or hidden: if it contains the focus, moves the focus to
 * `target`, so that the next key press is not lost.
 */
export function moveFocusOut(
  leaving: Element | null | undefined,
  target: HTMLElement | null | undefined,
): void {
  if (leaving?.contains(document.activeElement)) target?.focus({ preventScroll: true });
}

/**
 * Ref callback for an element that may be removed while it contains the focus: moves the focus to
 * the enclosing article.
 */
export function focusEnclosingArticle(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) restoreFocusNearby(element);
  };
}

/**
 * Blurs the active element, usually a button that is about to be removed, so that the focus can be
 * moved.
 */
export function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Call this when a click removes the clicked element. Moves the focus to the enclosing article, or
 * to the first element of `others` still in the document; otherwise keyboard users would start
 * again at the top of the page.
 */
export function restoreFocusNearby(
  removed: Element | null,
  others: readonly (HTMLElement | null)[] = [],
): void {
  const candidates = [closestArticle(removed), ...others];
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      candidates.find((one) => one?.isConnected)?.focus({ preventScroll: true });
  });
}
