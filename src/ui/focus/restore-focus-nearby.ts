/**
 * Call this when a click removes the clicked element. Moves the focus to the enclosing article, or
 * to the first element of `others` still in the document; otherwise keyboard users would start
 * again at the top of the page.
 */
export function restoreFocusNearby(
  removed: Element | null,
  others: readonly (HTMLElement | null)[] = [],
): void {
  const candidates = [removed?.closest('article'), ...others];
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      candidates.find((one) => one?.isConnected)?.focus({ preventScroll: true });
  });
}
