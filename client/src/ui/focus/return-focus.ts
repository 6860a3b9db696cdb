import { closestArticle } from './articles.ts';

/**
 * Moves the focus to `target` if an element that is about to be removed or hidden contains it.
 * Otherwise the focus would move to `<body>`, and the next key press would have no effect.
 */
export function moveFocusOut(
  leaving: Element | null | undefined,
  target: HTMLElement | null | undefined,
): void {
  if (leaving?.contains(document.activeElement)) target?.focus({ preventScroll: true });
}

/**
 * Ref callback for an element that may be removed while it contains the focus. The focus then moves
 * to the article around it.
 */
export function focusEnclosingArticle(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) restoreFocusNearby(element);
  };
}

/**
 * Removes the focus from the active element, usually a button that is about to be removed, so that
 * it can be moved elsewhere.
 */
export function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Moves the focus to the article around a removed element, or to the first of `others` that is
 * still in the document. Must be called when a click removes the clicked element: otherwise
 * keyboard users would continue at the top of the page.
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
