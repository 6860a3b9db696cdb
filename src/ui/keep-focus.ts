/**
 * To be called where a press takes away what was pressed: the article around it has the focus then, so
 * that whoever reads by keys is not thrown back to the page's beginning.
 */
export function keepFocusNear(pressed: Element): void {
  const article = pressed.closest('article');
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) article?.focus({ preventScroll: true });
  });
}
