/** Milliseconds. */
const day = 86_400_000;

/**
 * Statuses a day since an account began, rounded (R-PROF-025). Undefined where nothing is known of
 * either; an account of today counts as one day old.
 */
export function dailyAverage(
  statusesCount: number | undefined,
  createdAt: string | undefined,
  now: number,
): number | undefined {
  const began = Date.parse(createdAt ?? '');
  if (statusesCount === undefined || Number.isNaN(began)) return undefined;
  return Math.round(statusesCount / Math.max(1, Math.ceil((now - began) / day)));
}
