import { idsInTitle, testTitles } from './test-titles.ts';

/** The titles of each test file, by path. */
export type TitlesByPath = ReadonlyMap<string, readonly string[]>;

/** Extracts the titles of test files, which are given as path and source. */
export function scanTitles(files: Iterable<readonly [path: string, source: string]>): TitlesByPath {
  return new Map([...files].map(([path, source]) => [path, testTitles(source)]));
}

/** Returns the sorted paths of the test files whose titles contain each id. */
export function pathsById(titles: TitlesByPath): Map<string, string[]> {
  const paths = new Map<string, Set<string>>();
  for (const [path, ofFile] of titles) {
    for (const id of ofFile.flatMap(idsInTitle)) {
      paths.set(id, (paths.get(id) ?? new Set()).add(path));
    }
  }
  return new Map([...paths].map(([id, files]) => [id, [...files].toSorted()]));
}

/** Returns the ids that `npm test` covers. Tests in `e2e/long` do not count. */
export function shownIds(paths: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const shown = [...paths].filter(([, ofId]) => ofId.some((path) => !path.startsWith('e2e/long/')));
  return new Set(shown.map(([id]) => id));
}
