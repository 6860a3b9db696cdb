// `npm run bench`: runs the measures and prints their figures. `-- NAME …` selects measures, `--
// --write` adds a section to bench/RESULTS.md.
import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import type { MeasureResult } from './measure.ts';
import { measures } from './measures.ts';
import { figureLines, failedFigures } from './print-figures.ts';
import { writeResults } from './results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const unknown = positionals.filter((name) => measures.every((measure) => measure.name !== name));
if (unknown.length > 0) {
  const names = measures.map(({ name }) => name).join(', ');
  console.error(`Unknown measures: ${unknown.join(', ')}. Available: ${names}.`);
  process.exit(2);
}

const run = describeMachine();
console.log(`${run.commit}, ${run.machine}; ${run.load}`);
const results: MeasureResult[] = [];
for (const measure of measures) {
  if (positionals.length > 0 && !positionals.includes(measure.name)) continue;
  console.log(`\n${measure.title}`);
  try {
    const work = await measure.load();
    const figures = await work();
    results.push({ measure, figures });
    for (const line of figureLines(figures)) console.log(line);
  } catch (error) {
    // A run takes half an hour, so the other measures still run and are written.
    console.error(error);
    process.exitCode = 1;
  }
}
if (values.write) await writeResults(run, results);

const missed = results.flatMap(({ figures }) => failedFigures(figures));
for (const miss of missed) console.error(`\n${miss}`);
if (missed.length > 0) process.exitCode = 1;
