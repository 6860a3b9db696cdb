const dayMs = 86_400_000;

/**
 * Returns the average number of statuses per day since an account was created, rounded
 * (R-PROF-025). An account younger than a day counts as one day old. Undefined if the count or the
 * date is unknown.
 */
export function dailyAverage(
  statusesCount: number | undefined,
  createdAt: string | undefined,
  now: number,
): number | undefined {
  const began = Date.parse(createdAt ?? '');
  if (statusesCount === undefined || Number.isNaN(began)) return undefined;
  return Math.round(statusesCount / Math.max(1, Math.ceil((now - began) / dayMs)));
}
