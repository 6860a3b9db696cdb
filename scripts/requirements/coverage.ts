import type { Requirement } from './requirement.ts';

/** One line of the coverage table. */
interface Coverage {
  readonly name: string;
  readonly rows: number;
  readonly shown: number;
  readonly open: number;
}

/**
 * Counts the rows with and without a test by one of their columns, sorted by name.
 *
 * @param shown the ids that are in test titles
 */
export function coverage(
  rows: readonly Requirement[],
  column: 'area' | 'issue',
  shown: { has(id: string): boolean },
): readonly Coverage[] {
  const byName = [...Map.groupBy(rows, (row) => row[column])];
  return byName
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, ofName]) => {
      const count = ofName.filter(({ id }) => shown.has(id)).length;
      return { name, rows: ofName.length, shown: count, open: ofName.length - count };
    });
}

function textOf(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(18) + cells.map((cell) => String(cell).padStart(8)).join('');
}

/** Formats the table as lines of text that end with its sums. */
export function coverageLines(title: string, lines: readonly Coverage[]): string[] {
  const sum = (pick: (line: Coverage) => number): number =>
    lines.reduce((total, line) => total + pick(line), 0);
  const all = {
    name: 'all',
    rows: sum((line) => line.rows),
    shown: sum((line) => line.shown),
    open: sum((line) => line.open),
  };
  return [
    textOf(title, 'rows', 'shown', 'open'),
    ...[...lines, all].map((line) => textOf(line.name, line.rows, line.shown, line.open)),
  ];
}
