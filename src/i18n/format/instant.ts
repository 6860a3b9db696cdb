/** A moment: an ISO 8601 text as servers write it, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** Milliseconds since 1970; NaN for what is no moment. */
export function millisecondsOf(instant: Instant): number {
  return new Date(instant).getTime();
}
