/**
 * The scroll position as a row and the distance of its start from the top of the window, in CSS
 * pixels.
 */
export interface ScrollAnchor {
  readonly key: string;
  readonly top: number;
  /**
   * Height from the row's start to the end of the list when somebody scrolled there. Absent for
   * other positions, such as restored ones.
   */
  readonly room?: number;
}

/** Within this distance of the page's top in CSS pixels, rows inserted above are shown. */
export const atTopThreshold = 15;

/**
 * Returns the height of the sticky bars at the window's top in CSS pixels, from
 * `scroll-padding-top` (base.css).
 */
export function stickyBarsHeight(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(padding) ? 0 : padding;
}

/** Returns true for a row that has the focus or plays media; such a row must stay mounted. */
export function isRowInUse(row: Element): boolean {
  if (row.contains(document.activeElement)) return true;
  return [...row.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);
}

/** Returns the nearest remaining row below a row, else the nearest above. */
export function nearestKey(
  keys: readonly string[],
  at: number,
  left: ReadonlySet<string>,
): string | undefined {
  return (
    keys.slice(at + 1).find((key) => left.has(key)) ??
    keys.slice(0, at).findLast((key) => left.has(key))
  );
}
