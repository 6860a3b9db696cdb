/** Returns the number of runs of a property test: 1,000, or 10,000 with `LONG=1`. */
export function propertyTestRuns(): { numRuns: number } {
  return { numRuns: process.env['LONG'] === '1' ? 10_000 : 1_000 };
}
