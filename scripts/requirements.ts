// Reports which requirements are covered by tests, according to the test titles.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFiles } from './check/project-files.ts';
import { checkCoverage, coverageTable, coveredIds, findIds } from './requirements/coverage.ts';
import { readRequirements } from './requirements/requirement.ts';
import { repositoryRoot } from '../tools/toolchain.js';

const { rows, problems } = readRequirements(path.join(repositoryRoot, 'docs/requirements'));
const testFiles = projectFiles('*.test.ts', '*.test.tsx', 'e2e/*.spec.ts').toSorted();
const paths = findIds(
  testFiles.map((file) => [file, readFileSync(path.join(repositoryRoot, file), 'utf8')] as const),
);
const covered = coveredIds(paths);

function fail(messages: readonly string[]): void {
  for (const message of messages) console.error(message);
  process.exitCode = 1;
}

function check(): void {
  const found = [...problems, ...checkCoverage(rows, paths)];
  if (found.length > 0) return fail(found);
  const count = rows.filter(({ id }) => covered.has(id)).length;
  console.log(`Requirements: ${rows.length} rows, ${count} shown, ${rows.length - count} open.`);
}

function printRows(area: string, isOpen: boolean): void {
  const ofArea = rows.filter((row) => row.area === area);
  if (ofArea.length === 0) fail([`Unknown area ${area}: run npm run requirements.`]);
  for (const { id, requirement } of ofArea) {
    if (isOpen && covered.has(id)) continue;
    console.log(`${id}  ${requirement}`);
    if (isOpen) continue;
    for (const file of paths.get(id) ?? ['no test']) console.log(`    ${file}`);
  }
}

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, open: { type: 'string' }, tests: { type: 'string' } },
});
if (values.check === true) check();
else if (values.open !== undefined) printRows(values.open, true);
else if (values.tests !== undefined) printRows(values.tests, false);
else console.table(coverageTable(rows, covered));
