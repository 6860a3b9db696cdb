function startOfDay(day: string, addedDays = 0): Date | undefined {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + addedDays);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/**
 * Returns the parameters of the moderation log for a period of days in the viewer's time zone, both
 * included.
 *
 * @param from day as in `2026-12-31`; without a valid one, the period has no start
 * @param until the same for the end
 */
export function logPeriod(
  from: string,
  until: string,
): { readonly start_date?: string; readonly end_date?: string } {
  const start = startOfDay(from);
  const end = startOfDay(until, 1);
  return {
    ...(start && { start_date: start.toISOString() }),
    ...(end && { end_date: new Date(end.getTime() - 1).toISOString() }),
  };
}
