import { resolvedIssues, type Requirement } from './requirement.ts';
import { shownIds } from './scan.ts';

/**
 * A sentence for every id in a title that the map does not know, and for every row of a resolved
 * issue that no title of a test in `npm test` names.
 *
 * @param paths the test files whose titles name each id
 */
export function checkTitles(
  rows: readonly Requirement[],
  paths: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const shown = shownIds(paths);
  const unknown = [...paths].filter(([id]) => !known.has(id));
  const lost = rows.filter(({ id, issue }) => resolvedIssues.includes(issue) && !shown.has(id));
  return [
    ...unknown.flatMap(([id, files]) =>
      files.map((path) => `${path} names ${id}, which is not in docs/requirements.`),
    ),
    ...lost.map(
      ({ id, issue, requirement }) =>
        `No test of npm test names ${id} (${requirement}), and issue ${issue} is resolved: it needs one.`,
    ),
  ];
}
