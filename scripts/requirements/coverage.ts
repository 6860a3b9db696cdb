import type { Requirement } from './requirement.ts';
import { idsInTitle, testTitles } from './test-titles.ts';

/** Paths of test files by the requirement ids in their titles. */
type PathsById = ReadonlyMap<string, readonly string[]>;

/** Finds the ids in test files, which are given as path and source. */
export function findIds(files: Iterable<readonly [path: string, source: string]>): PathsById {
  const found = [...files].flatMap(([path, source]) =>
    [...new Set(testTitles(path, source).flatMap(idsInTitle))].map((id) => ({ id, path })),
  );
  return new Map(
    [...Map.groupBy(found, ({ id }) => id)].map(([id, all]) => [id, all.map(({ path }) => path)]),
  );
}

/** Returns the ids that `npm run test:all` covers. Tests in `e2e/long` do not count. */
export function coveredIds(paths: PathsById): ReadonlySet<string> {
  const covered = [...paths].filter(([, ofId]) =>
    ofId.some((path) => !path.startsWith('e2e/long/')),
  );
  return new Set(covered.map(([id]) => id));
}

/**
 * Returns one sentence for each unknown id in a title, and for each row that no title of a test in
 * `npm run test:all` names.
 */
export function checkCoverage(rows: readonly Requirement[], paths: PathsById): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const covered = coveredIds(paths);
  const unknown = [...paths].filter(([id]) => !known.has(id));
  const open = rows.filter(({ id }) => !covered.has(id));
  return [
    ...unknown.flatMap(([id, files]) =>
      files.map((path) => `${path} names ${id}, which is not in docs/requirements.`),
    ),
    ...open.map(
      ({ id, requirement }) =>
        `No test of npm run test:all names ${id} (${requirement}): it needs one.`,
    ),
  ];
}

/** Counts the rows with and without a test by area, for `console.table`. */
export function coverageTable(
  rows: readonly Requirement[],
  covered: { has(id: string): boolean },
): Record<string, { rows: number; shown: number; open: number }> {
  const groups = [...Map.groupBy(rows, ({ area }) => area), ['all', rows] as const];
  return Object.fromEntries(
    groups.map(([name, ofName]) => {
      const shown = ofName.filter(({ id }) => covered.has(id)).length;
      return [name, { rows: ofName.length, shown, open: ofName.length - shown }];
    }),
  );
}
