/** A moment: an ISO 8601 string, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** Returns the milliseconds since 1970; NaN for an invalid date. */
export function millisecondsOf(instant: Instant): number {
  return new Date(instant).getTime();
}
