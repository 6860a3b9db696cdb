import { idsInTitle, testTitles } from './test-titles.ts';

/** The titles of each test file, by path. */
export type Titles = ReadonlyMap<string, readonly string[]>;

/** Reads the titles out of test files given as path and source. */
export function scan(files: Iterable<readonly [path: string, source: string]>): Titles {
  return new Map([...files].map(([path, source]) => [path, testTitles(source)]));
}

/** The paths of the files whose titles name each id, sorted. */
export function pathsById(titles: Titles): Map<string, string[]> {
  const paths = new Map<string, Set<string>>();
  for (const [path, ofFile] of titles) {
    for (const id of ofFile.flatMap(idsInTitle)) {
      paths.set(id, (paths.get(id) ?? new Set()).add(path));
    }
  }
  return new Map([...paths].map(([id, found]) => [id, [...found].toSorted()]));
}

/** The ids that `npm test` shows: a journey of the long tier alone shows nothing. */
export function shownIds(paths: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const shown = [...paths].filter(([, ofId]) => ofId.some((path) => !path.startsWith('e2e/long/')));
  return new Set(shown.map(([id]) => id));
}
