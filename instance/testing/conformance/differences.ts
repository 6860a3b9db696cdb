import type { ReplayResult } from './replay.ts';
import { matchesPattern, readReasonList } from './reason-lists.ts';

/** Known differences: exchanges, difference and reason. */
const known = readReasonList('differences.txt').map(
  ([name = '', difference = '', reason = '']) => ({
    name,
    difference,
    reason,
  }),
);

/** Returns the differences that are not listed with a reason. */
export function unexplainedDifferences({ name, differences }: ReplayResult): readonly string[] {
  return differences.filter(
    (difference) =>
      !known.some(
        (line) => matchesPattern(line.name, name) && matchesPattern(line.difference, difference),
      ),
  );
}

/** Returns listed differences that no longer occur. */
export function staleDifferences(results: readonly ReplayResult[]): readonly string[] {
  return known
    .filter(
      (line) =>
        !results.some(
          ({ name, differences }) =>
            matchesPattern(line.name, name) &&
            differences.some((difference) => matchesPattern(line.difference, difference)),
        ),
    )
    .map(({ name, difference }) => `${name}: ${difference}`);
}
