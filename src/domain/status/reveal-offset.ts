/** CSS pixels kept free above and below what is brought into view (R-CONST-089). */
export const revealMargins = { larger: 100, smaller: 50 } as const;

/**
 * How far to scroll so that a status can be read: down when its head is hidden or its end lies
 * below the window, but never so far that its head is hidden. 0 when it is in view.
 */
export function revealOffset(
  { top, bottom }: { readonly top: number; readonly bottom: number },
  windowHeight: number,
): number {
  const toHead = top - revealMargins.larger;
  if (toHead < 0) return toHead;
  const toEnd = bottom - (windowHeight - revealMargins.smaller);
  return toEnd <= 0 ? 0 : Math.min(toEnd, toHead);
}
