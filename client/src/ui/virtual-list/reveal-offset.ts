/**
 * Margins in CSS pixels above and below a status that is scrolled into view: `larger` above,
 * `smaller` below (R-CONST-089).
 */
export const revealMargins = { larger: 100, smaller: 50 } as const;

/**
 * Returns the distance in CSS pixels to scroll so that a status can be read, or 0 if it is in view.
 * The result is negative (up) if the top of the status is hidden, and positive (down) if its end is
 * below the window, but never so large that its top is hidden. `covered` is the height of the bars
 * at the top of the window, in CSS pixels.
 */
export function revealOffset(
  { top, bottom }: { readonly top: number; readonly bottom: number },
  windowHeight: number,
  covered: number,
): number {
  const toHead = top - Math.max(revealMargins.larger, covered);
  if (toHead < 0) return toHead;
  const toEnd = bottom - (windowHeight - revealMargins.smaller);
  return toEnd <= 0 ? 0 : Math.min(toEnd, toHead);
}
