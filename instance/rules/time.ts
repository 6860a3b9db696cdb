/** Formats a time like Akkoma: to the second, with zero milliseconds. */
export function formatTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}.000Z`;
}

/** Formats a time to the second, without milliseconds, as Akkoma does in announcements. */
export function formatTimeToSecond(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/** Formats a time that may be absent. */
export function formatTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : formatTime(milliseconds);
}

/** Formats the day of a time in UTC. */
export function formatDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

const timePattern =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses an ISO 8601 time to milliseconds; `undefined` if it is invalid. A time without a zone is in
 * UTC.
 */
export function parseTime(text: string): number | undefined {
  const match = timePattern.exec(text.trim());
  if (!match) return undefined;
  const iso = text.trim().replace(' ', 'T').replace(',', '.');
  const time = Date.parse(match[1] === undefined ? `${iso}Z` : iso);
  return Number.isNaN(time) ? undefined : time;
}

/** A century. A much longer duration would end after the last time that a `Date` can format. */
const maxSeconds = 3_155_760_000;

/** Returns the time in milliseconds at which a duration in seconds ends. */
export function computeEndTime(now: number, seconds: number): number {
  return now + Math.min(seconds, maxSeconds) * 1000;
}
