// Reports which requirements are covered by tests, according to the test titles.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkTitles } from './requirements/check-titles.ts';
import { coverage, coverageLines } from './requirements/coverage.ts';
import { readMap } from './requirements/read-map.ts';
import type { Requirement } from './requirements/requirement.ts';
import { pathsById, scanTitles, shownIds } from './requirements/scan-titles.ts';
import { testFiles } from './requirements/test-files.ts';

const root = join(import.meta.dirname, '..');
const { rows, problems: troubles } = readMap(join(root, 'docs/requirements'));
const paths = pathsById(scanTitles(testFiles(root)));
const shown = shownIds(paths);

function fail(messages: readonly string[]): void {
  for (const message of messages) console.error(message);
  process.exitCode = 1;
}

function check(): void {
  const found = [...troubles, ...checkTitles(rows, paths)];
  if (found.length > 0) return fail(found);
  const count = rows.filter(({ id }) => shown.has(id)).length;
  console.log(`Requirements: ${rows.length} rows, ${count} shown, ${rows.length - count} open.`);
}

function rowsOf(area: string): readonly Requirement[] {
  const found = rows.filter((row) => row.area === area);
  if (found.length === 0) fail([`Unknown area ${area}: run npm run requirements.`]);
  return found;
}

function printOpen(area: string): void {
  for (const { id, issue, requirement } of rowsOf(area)) {
    if (!shown.has(id)) console.log(`${id}  issue ${issue}  ${requirement}`);
  }
}

function printTests(area: string): void {
  for (const { id, requirement } of rowsOf(area)) {
    console.log(`${id}  ${requirement}`);
    for (const path of paths.get(id) ?? ['no test']) console.log(`    ${path}`);
  }
}

function printTables(): void {
  const tables = (['area', 'issue'] as const).map((column) =>
    coverageLines(column, coverage(rows, column, shown)).join('\n'),
  );
  console.log(tables.join('\n\n'));
}

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, open: { type: 'string' }, tests: { type: 'string' } },
});
if (values.check === true) check();
else if (values.open !== undefined) printOpen(values.open);
else if (values.tests !== undefined) printTests(values.tests);
else printTables();
