import * as v from 'valibot';
import type { Engine } from './browsers.ts';
import type { EngineResult } from './engine-results.ts';

interface Suite {
  readonly specs: readonly { title: string; tests: readonly { status: string }[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const report = v.object({ suites: v.array(suite) });

interface Count {
  passed: number;
  all: number;
}

/** Counts the tests of each unit, which is the title up to the colon. */
function countByUnit(suites: readonly Suite[], counts = new Map<string, Count>()) {
  for (const { specs, suites: inner = [] } of suites) {
    for (const { title, tests } of specs) {
      const [unit = ''] = title.split(':');
      const count = counts.get(unit) ?? { passed: 0, all: 0 };
      counts.set(unit, count);
      count.all += tests.length;
      count.passed += tests.filter(({ status }) => status === 'expected').length;
    }
    countByUnit(inner, counts);
  }
  return counts;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

function format(count: Count | undefined): string {
  if (count === undefined) return '–';
  return count.passed === count.all ? String(count.all) : `${count.passed} of ${count.all}`;
}

/**
 * Returns a Markdown table of the tests that passed, by unit and engine, from the last result of
 * each engine.
 */
export function engineTable(results: ReadonlyMap<Engine, EngineResult | undefined>): string {
  const columns = [...results.values()].map(
    (result) => result && { ...result, counts: countByUnit(v.parse(report, result.report).suites) },
  );
  const units = new Set(columns.flatMap((column) => [...(column?.counts.keys() ?? [])]));
  const line = (name: string, cell: (column: NonNullable<(typeof columns)[number]>) => string) =>
    row([name, ...columns.map((column) => (column ? cell(column) : 'not run'))]);
  return [
    row(['tests of', ...results.keys()]),
    row(['---', ...columns.map(() => '---')]),
    ...[...units].toSorted().map((unit) => line(unit, ({ counts }) => format(counts.get(unit)))),
    line('commit', ({ commit }) => commit),
    line('started', ({ started }) => started),
    line('seconds', ({ seconds }) => seconds),
  ].join('');
}
