/* At most five numbers, so that the length of a hostile version does not matter. */
const leadingNumbers = /^v?(\d{1,9}(?:\.\d{1,9}){0,4})/;

/**
 * Whether a version such as `3.19.0-0-g3ff0f46`, `4.5.0+glitch` or `0.20.0-snap` is at least
 * `minimum`. Reads the leading numbers only: a release candidate counts as its release. A version
 * without numbers satisfies only an empty `minimum`.
 */
export function isAtLeast(version: string, minimum: string): boolean {
  const numbers = leadingNumbers.exec(version)?.[1] ?? '';
  return numbers.localeCompare(minimum, 'en', { numeric: true }) >= 0;
}
