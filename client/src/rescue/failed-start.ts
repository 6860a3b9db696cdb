/** Milliseconds within which a second failed start follows the first one. */
const maxAgeMs = 60 * 60 * 1000;

/** Storage key for the time of the last failed start. */
export const failedStartName = 'failedStart';

/**
 * Returns whether a start that fails now is the second failure in succession. `last` is the stored
 * time, `now` is in milliseconds since 1970.
 */
export function isSecondFailure(last: string | null, now: number): boolean {
  const age = now - Number(last);
  return age >= 0 && age < maxAgeMs;
}
