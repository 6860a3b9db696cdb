import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, runTool } from '../tools/toolchain.js';
import type { RunInfo } from './run-info.ts';
import type { MeasureResult } from './measure.ts';
import { formatFigureValue } from './print-figures.ts';

const file = path.join(repositoryRoot, 'bench', 'RESULTS.md');

const head = `# Results

Written by \`npm run bench -- --write\`, the newest last. Times vary by ±40 % with the machine's load;
ratios to the floor (a plain React list of the same statuses, built with Vite's defaults and measured in
turn with the client) vary less. The last column compares with the previous entry on the same machine.
`;

function readResults(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : head;
}

/** Returns the newest value of each figure in earlier entries of this machine. */
export function previousValues({ machine }: RunInfo): ReadonlyMap<string, number> {
  const text = readResults();
  const values = new Map<string, number>();
  for (const section of text.split(/^## /m).slice(1)) {
    if (!section.includes(`\n${machine}; `)) continue;
    for (const line of section.split('\n')) {
      const [, name, value] = line.split('|').map((cell) => cell.trim());
      const number = Number.parseFloat(value?.replace('× ', '') ?? '');
      if (name !== undefined && !Number.isNaN(number)) values.set(name, number);
    }
  }
  return values;
}

function rows(results: readonly MeasureResult[], before: ReadonlyMap<string, number>): string[] {
  return results.flatMap(({ measure, figures }) =>
    figures.map((figure) => {
      const name = `${measure.name}: ${figure.name}`;
      const previous = before.get(name);
      const change = previous ? `× ${(figure.value / previous).toFixed(2)}` : '';
      return `| ${name} | ${formatFigureValue(figure)} | ${change} |`;
    }),
  );
}

/** Adds an entry to bench/RESULTS.md. */
export async function writeResults(run: RunInfo, results: readonly MeasureResult[]): Promise<void> {
  const { date, commit, machine, load } = run;
  const entry = [
    `## ${date}, ${commit}`,
    '',
    `${machine}; ${load}`,
    '',
    '| figure | value | to the previous |',
    '| --- | --- | --- |',
    ...rows(results, previousValues(run)),
  ];
  writeFileSync(file, `${readResults().trimEnd()}\n\n${entry.join('\n')}\n`);
  await runTool('oxfmt', [file]);
}
