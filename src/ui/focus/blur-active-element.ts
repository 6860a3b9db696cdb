/**
 * Blurs the active element, usually a button that is about to be removed, so that the focus can be
 * moved.
 */
export function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
