/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * Calls the functions in turn, so that a change of the machine's load affects all. Returns all
 * results.
 */
export async function repeatInTurn<T>(
  runs: number,
  measurements: readonly ((run: number) => Promise<T>)[],
): Promise<readonly T[][]> {
  const results = measurements.map((): T[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, measure] of measurements.entries()) results[index]?.push(await measure(run));
  return results;
}

/** Returns the median of the values that `read` returns for the items. */
export function medianOf<T>(items: readonly T[] = [], read: (item: T) => number): number {
  return median(items.map(read));
}
