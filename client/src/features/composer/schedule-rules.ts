/** Servers refuse a time closer than this, in milliseconds. */
export const minScheduleDelayMs = 5 * 60_000;

/** Default time ahead, in milliseconds. */
const firstAhead = 60 * 60_000;

/** Returns true if the time is far enough ahead for the server to accept it. */
export function isSchedulable(scheduledAt: string, now: number): boolean {
  return Date.parse(scheduledAt) >= now + minScheduleDelayMs;
}

/** Returns the default time: an hour from now, rounded up to the quarter hour, as ISO 8601. */
export function defaultScheduleTime(now: number): string {
  const quarter = 15 * 60_000;
  return new Date(Math.ceil((now + firstAhead) / quarter) * quarter).toISOString();
}
