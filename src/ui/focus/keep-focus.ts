/**
 * To be called where a press takes away what was pressed: the article around it has the focus then,
 * or, where that goes too, the first that is left of `others`, so that whoever reads by keys is not
 * thrown back to the page's beginning.
 */
export function keepFocusNear(
  pressed: Element | null,
  others: readonly (HTMLElement | null)[] = [],
): void {
  const near = [pressed?.closest('article'), ...others];
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      near.find((one) => one?.isConnected)?.focus({ preventScroll: true });
  });
}
