import type { Figure } from './measure.ts';

/** Formats a value with three significant digits; counts in full. */
export function valueText({ value, unit }: Figure): string {
  const digits = Number.isInteger(value) ? String(value) : Number(value.toPrecision(3)).toString();
  return unit === '×' ? `× ${digits}` : `${digits} ${unit}`.trim();
}

/** Formats figures as lines of a table. */
export function figureLines(figures: readonly Figure[]): string[] {
  const widestName = Math.max(0, ...figures.map(({ name }) => name.length));
  const widestValue = Math.max(0, ...figures.map((figure) => valueText(figure).length));
  return figures.map((figure) => {
    const { name, note = '' } = figure;
    const cells = [name.padEnd(widestName), valueText(figure).padStart(widestValue), note];
    return `  ${cells.join('  ').trimEnd()}`;
  });
}

/** Returns one sentence for each figure that differs from its required value. */
export function failedFigures(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, value, must }) =>
    must === undefined || must === value ? [] : [`${name}: ${value}, and it must be ${must}`],
  );
}
