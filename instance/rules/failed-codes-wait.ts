const minute = 60_000;
const hour = 60 * minute;
/**
 * Number of wrong codes after which the member has to wait. It equals the number that one sign-in
 * accepts before it must start again with the password.
 */
const freeCodes = 10;
/** Number of milliseconds after which wrong codes no longer count. */
export const failedCodesLifetimeMs = 24 * hour;

/**
 * Returns the milliseconds that must pass after the last of `count` wrong codes: a minute after the
 * tenth, twice as long after each further one, and at most an hour. With a stolen password, an
 * attacker can thus try about 40 of the million codes in a day.
 */
export function computeFailedCodesWait(count: number): number {
  return count < freeCodes ? 0 : Math.min(minute * 2 ** (count - freeCodes), hour);
}
