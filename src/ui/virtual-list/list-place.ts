/** Where a reader is: a row, and how far its beginning lies below the top of the window (CSS pixels). */
export interface ListPlace {
  readonly key: string;
  readonly top: number;
}

/** Nearer to the page's top than this, a reader wants to see what comes in above. */
export const topDistance = 15;

/** How much of the window's top is covered by bars that stay, as base.css and whatever else covers it tell. */
export function coveredTop(): number {
  const told = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(told) ? 0 : told;
}

/** A row with the focus, or that plays something, is not taken away from under its user. */
export function isInUse(row: Element): boolean {
  if (row.contains(document.activeElement)) return true;
  return [...row.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);
}

/** Of the rows that are left, the next one below a row, or else the next above it. */
export function nearestLeft(
  keys: readonly string[],
  at: number,
  left: ReadonlySet<string>,
): string | undefined {
  return (
    keys.slice(at + 1).find((key) => left.has(key)) ??
    keys.slice(0, at).findLast((key) => left.has(key))
  );
}
