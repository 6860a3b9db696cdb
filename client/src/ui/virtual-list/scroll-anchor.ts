/**
 * A scroll position, given by a row and the distance of its start from the top of the window in CSS
 * pixels.
 */
export interface ScrollAnchor {
  readonly key: string;
  readonly top: number;
  /**
   * Height from the start of the row to the end of the list when the reader scrolled there. Absent
   * for positions to which a script scrolled, such as restored ones.
   */
  readonly room?: number;
}

/**
 * Distance from the top of the page in CSS pixels up to which the reader counts as being at the
 * top, where newly inserted rows are shown.
 */
export const atTopThreshold = 15;

/**
 * Returns the height of the sticky bars at the top of the window in CSS pixels, which
 * `scroll-padding-top` of the page includes (base.css).
 */
export function stickyBarsHeight(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(padding) ? 0 : padding;
}

/** Returns whether a row has the focus or plays media, so that it must stay mounted. */
export function isRowInUse(row: Element): boolean {
  if (row.contains(document.activeElement)) return true;
  return [...row.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);
}

/**
 * Returns the key of the nearest row below a removed one that is still in the list, or else of the
 * nearest above.
 */
export function nearestRemainingKey(
  keys: readonly string[],
  at: number,
  left: ReadonlySet<string>,
): string | undefined {
  return (
    keys.slice(at + 1).find((key) => left.has(key)) ??
    keys.slice(0, at).findLast((key) => left.has(key))
  );
}
