const minute = 60_000;
const hour = 60 * minute;
/** As many as a challenge accepts. */
const freeCodes = 10;
/** The time after which wrong codes are forgotten. */
export const failedCodesMemory = 24 * hour;

/**
 * Returns the milliseconds that must pass after the last of `count` wrong codes: a minute after the
 * tenth, twice as long after each further one, and at most an hour. So a stolen password allows some
 * 40 guesses a day of a million codes.
 */
export function failedCodesWait(count: number): number {
  return count < freeCodes ? 0 : Math.min(minute * 2 ** (count - freeCodes), hour);
}
