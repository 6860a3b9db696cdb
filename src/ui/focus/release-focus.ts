/**
 * Blurs the active element, usually a button that is about to be removed, so that the focus can be
 * moved.
 */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
