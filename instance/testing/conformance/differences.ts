import type { Replayed } from './replay.ts';
import { fits, readList } from './reason-lists.ts';

/** Known differences: which exchanges, which difference, and why it stays. */
const known = readList('differences.txt').map(([name = '', difference = '', reason = '']) => ({
  name,
  difference,
  reason,
}));

/** The differences that are not listed with a reason. */
export function unexplained({ name, differences }: Replayed): readonly string[] {
  return differences.filter(
    (difference) =>
      !known.some((line) => fits(line.name, name) && fits(line.difference, difference)),
  );
}

/** Listed differences that no longer occur. */
export function outdated(results: readonly Replayed[]): readonly string[] {
  return known
    .filter(
      (line) =>
        !results.some(
          ({ name, differences }) =>
            fits(line.name, name) &&
            differences.some((difference) => fits(line.difference, difference)),
        ),
    )
    .map(({ name, difference }) => `${name}: ${difference}`);
}

/** How often each reason applied, by the list's own words. */
export function reasonsOf(results: readonly Replayed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, differences } of results) {
    const reasons = known
      .filter(
        (line) => fits(line.name, name) && differences.some((each) => fits(line.difference, each)),
      )
      .map(({ reason }) => reason);
    for (const reason of new Set(reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}
