import * as v from 'valibot';
import type { Engine } from './browsers.ts';
import type { EngineRun } from './engine-results.ts';

interface Spec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly { projectName: string; status: string }[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}

const spec = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
});

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const report = v.object({ suites: v.array(suite) });

interface Result {
  /** The title up to the colon. */
  readonly unit: string;
  readonly hasPassed: boolean;
}

const specsIn = ({ specs, suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Returns the results of a run by project, file and title. */
function resultsOf(run: EngineRun): ReadonlyMap<string, Result> {
  const specs = v.parse(report, run.report).suites.flatMap(specsIn);
  const results = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }): [string, Result] => [
      `${projectName} ${file} ${title}`,
      { unit: title.split(':')[0] ?? '', hasPassed: status === 'expected' },
    ]),
  );
  return new Map(results);
}

interface Count {
  readonly passed: number;
  readonly all: number;
}

/** Counts the tests of each unit. A later run replaces the results of the tests it repeated. */
function countByUnit(runs: readonly EngineRun[]): ReadonlyMap<string, Count> {
  const results = new Map(runs.flatMap((run) => [...resultsOf(run)]));
  const units = Map.groupBy(results.values(), ({ unit }) => unit);
  return new Map(
    Array.from(units, ([unit, all]) => [
      unit,
      { passed: all.filter(({ hasPassed }) => hasPassed).length, all: all.length },
    ]),
  );
}

/** Returns the commit of the whole run, and for each later one the number of repeated tests. */
function formatCommits([first, ...later]: readonly EngineRun[]): string {
  const repeated = later.map((run) => `${run.commit} (${resultsOf(run).size} repeated)`);
  return [first?.commit ?? '', ...repeated].join(', ');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

function format(count: Count | undefined): string {
  if (count === undefined) return '–';
  return count.passed === count.all ? String(count.all) : `${count.passed} of ${count.all}`;
}

/**
 * Returns a Markdown table of the tests that passed, by unit and engine, from the last whole run of
 * each engine and the later runs of named tests.
 */
export function engineTable(runs: ReadonlyMap<Engine, readonly EngineRun[]>): string {
  const columns = Array.from(runs.values(), (all) => ({ all, counts: countByUnit(all) }));
  const units = new Set(columns.flatMap(({ counts }) => [...counts.keys()]));
  const line = (name: string, cell: (column: (typeof columns)[number]) => string) =>
    row([name, ...columns.map((column) => (column.all.length > 0 ? cell(column) : 'not run'))]);
  return [
    row(['tests of', ...runs.keys()]),
    row(['---', ...columns.map(() => '---')]),
    ...[...units].toSorted().map((unit) => line(unit, ({ counts }) => format(counts.get(unit)))),
    line('commit', ({ all }) => formatCommits(all)),
    line('started', ({ all }) => all.map(({ started }) => started).join(', ')),
    line('seconds', ({ all }) => all.map(({ seconds }) => seconds).join(', ')),
  ].join('');
}
