/** Milliseconds in which a second failed start belongs to the first. */
const memory = 60 * 60 * 1000;

/** Where the moment of the last failed start stands in the browser's storage. */
export const failedStartName = 'failedStart';

/** Whether a start that fails now is the second in a row; `last` is what stands in storage, `now` milliseconds since 1970. */
export function isSecondFailure(last: string | null, now: number): boolean {
  const age = now - Number(last ?? Number.NaN);
  return age >= 0 && age < memory;
}
