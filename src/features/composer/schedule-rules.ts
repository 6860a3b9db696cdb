/** Servers refuse a time that is nearer than this (milliseconds). */
export const leastAhead = 5 * 60_000;

/** Milliseconds ahead that the field begins with. */
const firstAhead = 60 * 60_000;

/** Whether a server takes this time: not so near that it may be over before the post is there. */
export function isLateEnough(scheduledAt: string, now: number): boolean {
  return Date.parse(scheduledAt) >= now + leastAhead;
}

/** What the field begins with: the next full quarter of an hour, an hour from now. ISO 8601. */
export function firstTime(now: number): string {
  const quarter = 15 * 60_000;
  return new Date(Math.ceil((now + firstAhead) / quarter) * quarter).toISOString();
}
