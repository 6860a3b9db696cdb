/**
 * Tapping navigation scrolls to the top: for a tap on where one is. A way elsewhere
 * leaves that to the router, which first keeps the place that is left, for coming back.
 */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}
