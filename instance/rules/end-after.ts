/** A century; more would leave the range of dates, and what cannot be written as a date cannot be shown. */
const longest = 3_155_760_000;

/** The moment (milliseconds) when something ends that lasts so many seconds from now. */
export function endAfter(now: number, seconds: number): number {
  return now + Math.min(seconds, longest) * 1000;
}
