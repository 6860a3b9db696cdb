/** A century. Larger values exceed the range of dates and could not be formatted. */
const maxSeconds = 3_155_760_000;

/** Returns the time in milliseconds at which a duration in seconds ends. */
export function computeEndTime(now: number, seconds: number): number {
  return now + Math.min(seconds, maxSeconds) * 1000;
}
