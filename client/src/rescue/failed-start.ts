/** Milliseconds within which a second failed start counts as consecutive. */
const maxAgeMs = 60 * 60 * 1000;

/** Storage key of the time of the last failed start. */
export const failedStartName = 'failedStart';

/**
 * Returns true if a start that fails now is the second in a row; `last` is the stored time, `now`
 * milliseconds since 1970.
 */
export function isSecondFailure(last: string | null, now: number): boolean {
  const age = now - Number(last);
  return age >= 0 && age < maxAgeMs;
}
