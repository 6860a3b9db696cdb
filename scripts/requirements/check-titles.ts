import { resolvedIssues, type Requirement } from './requirement.ts';
import { shownIds } from './scan-titles.ts';

/**
 * Returns one sentence for each unknown id in a title, and for each row of a resolved issue that no
 * title of a test in `npm test` names.
 *
 * @param paths the paths of the test files by the ids in their titles
 */
export function checkTitles(
  rows: readonly Requirement[],
  paths: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const shown = shownIds(paths);
  const unknown = [...paths].filter(([id]) => !known.has(id));
  const uncovered = rows.filter(
    ({ id, issue }) => resolvedIssues.includes(issue) && !shown.has(id),
  );
  return [
    ...unknown.flatMap(([id, files]) =>
      files.map((path) => `${path} names ${id}, which is not in docs/requirements.`),
    ),
    ...uncovered.map(
      ({ id, issue, requirement }) =>
        `No test of npm test names ${id} (${requirement}), and issue ${issue} is resolved: it needs one.`,
    ),
  ];
}
