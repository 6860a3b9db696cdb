import type { Requirement } from './requirement.ts';
import { pathsById, type Titles } from './scan.ts';

/** The rows with the column `tests` as the titles have it. */
export function fillTests(rows: readonly Requirement[], titles: Titles): Requirement[] {
  const paths = pathsById(titles);
  return rows.map((row) => ({ ...row, tests: paths.get(row.id) ?? [] }));
}

/** How many rows no test shows. */
export function countOpen(rows: readonly Requirement[]): number {
  return rows.filter((row) => row.tests.length === 0).length;
}
