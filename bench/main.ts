// `npm run bench`: runs the measures and prints their figures. `-- NAME …` selects measures, `--
// --write` adds a section to bench/RESULTS.md, and `-- --check` fails if a limit is exceeded or a
// CPU
// time has grown by more than 15 % since the previous entry of this machine.
import { parseArgs } from 'node:util';
import { describeRun } from './run-info.ts';
import type { MeasureResult } from './measure.ts';
import { measures } from './measures.ts';
import { exceededFigures, wrongFigures } from './check-figures.ts';
import { formatFigureLines } from './print-figures.ts';
import { previousValues, writeResults } from './results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => measures.every((measure) => measure.name !== name));
if (unknown.length > 0) {
  const names = measures.map(({ name }) => name).join(', ');
  console.error(`Unknown measures: ${unknown.join(', ')}. Available: ${names}.`);
  process.exit(2);
}

const run = describeRun();
console.log(`${run.commit}, ${run.machine}; ${run.load}`);
const results: MeasureResult[] = [];
for (const measure of measures) {
  if (positionals.length > 0 && !positionals.includes(measure.name)) continue;
  console.log(`\n${measure.title}`);
  try {
    const work = await measure.load();
    const figures = await work();
    results.push({ measure, figures });
    for (const line of formatFigureLines(figures)) console.log(line);
  } catch (error) {
    // Continues with the other measures after a failure, so that a run of half an hour has results.
    console.error(error);
    process.exitCode = 1;
  }
}
const failed = [
  ...wrongFigures(results),
  ...(values.check ? exceededFigures(results, previousValues(run)) : []),
];
if (values.write) await writeResults(run, results);
for (const failure of failed) console.error(`\n${failure}`);
if (failed.length > 0) process.exitCode = 1;
