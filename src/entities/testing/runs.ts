/** How often a property is tried: 1,000 times, or 10,000 with `LONG=1` in the environment. */
export function runs(): { numRuns: number } {
  return { numRuns: process.env['LONG'] === '1' ? 10_000 : 1_000 };
}
