/**
 * Scrolls to the top, for a click on the entry of the current page. For other entries the router
 * scrolls, because it first saves the position to restore on Back.
 */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}
