/** Tapping navigation scrolls to the top (spec 1, Shell). */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}
