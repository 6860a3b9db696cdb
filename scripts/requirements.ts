import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMap } from './requirements/check-map.ts';
import { coverage, coverageLines } from './requirements/coverage.ts';
import { countOpen, fillTests } from './requirements/fill-tests.ts';
import { formatMap } from './requirements/format-map.ts';
import { parseMap } from './requirements/parse-map.ts';
import { scan } from './requirements/scan.ts';
import { testFiles } from './requirements/test-files.ts';

const root = join(import.meta.dirname, '..');
const mapPath = join(root, 'docs/requirements.tsv');
const openPath = join(root, 'docs/requirements-open.txt');

function fail(troubles: readonly string[]): void {
  for (const trouble of troubles) console.error(trouble);
  process.exitCode = 1;
}

function check(): void {
  const map = parseMap(readFileSync(mapPath, 'utf8'));
  const titles = scan(testFiles(root));
  const troubles = checkMap(map, titles, readFileSync(openPath, 'utf8'));
  if (troubles.length > 0) return fail(troubles);
  const open = countOpen(map.rows);
  console.log(
    `Requirements: ${map.rows.length} rows, ${map.rows.length - open} shown by tests, ${open} open.`,
  );
}

function write(): void {
  const map = parseMap(readFileSync(mapPath, 'utf8'));
  if (map.troubles.length > 0) return fail(map.troubles);
  const rows = fillTests(map.rows, scan(testFiles(root)));
  const allowed = Number(readFileSync(openPath, 'utf8'));
  writeFileSync(mapPath, formatMap(rows));
  writeFileSync(openPath, `${Math.min(allowed, countOpen(rows))}\n`);
}

function print(): void {
  const { rows } = parseMap(readFileSync(mapPath, 'utf8'));
  const tables = (['area', 'issue'] as const).map((column) =>
    coverageLines(column, coverage(rows, column)).join('\n'),
  );
  console.log(tables.join('\n\n'));
}

const option = process.argv[2];
if (option === '--check') check();
else if (option === '--write') write();
else if (option === undefined) print();
else fail([`Unknown option ${option}: use none, --check or --write.`]);
