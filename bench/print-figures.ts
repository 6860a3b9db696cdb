import type { Figure } from './measure.ts';

/** Formats a value with three significant digits; counts in full. */
export function formatFigureValue({ value, unit }: Figure): string {
  const digits = Number.isInteger(value) ? String(value) : Number(value.toPrecision(3)).toString();
  return unit === '×' ? `× ${digits}` : `${digits} ${unit}`.trim();
}

/** Formats figures as lines of a table. */
export function formatFigureLines(figures: readonly Figure[]): string[] {
  const widestName = Math.max(0, ...figures.map(({ name }) => name.length));
  const widestValue = Math.max(0, ...figures.map((figure) => formatFigureValue(figure).length));
  return figures.map((figure) => {
    const { name, limit, note } = figure;
    const notes = [limit === undefined ? undefined : `limit: ${limit.toLocaleString('en')}`, note];
    const cells = [
      name.padEnd(widestName),
      formatFigureValue(figure).padStart(widestValue),
      notes.filter((text) => text !== undefined).join('; '),
    ];
    return `  ${cells.join('  ').trimEnd()}`;
  });
}
