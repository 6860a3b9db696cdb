import { areas } from './areas.ts';
import { coveringIssues, type Requirement } from './requirement.ts';

export const header = 'id\tsource\tarea\tissue\trequirement\ttests';

/** The rows of the map and a sentence for everything wrong with its form. */
export interface ParsedMap {
  readonly rows: readonly Requirement[];
  readonly troubles: readonly string[];
}

function troublesOfRow(row: Requirement): string[] {
  const troubles: string[] = [];
  const prefix = /^R-([A-Z0-9]+)-\d{3}$/.exec(row.id)?.[1];
  if (prefix === undefined) troubles.push(`${row.id} is no id of the form R-AREA-001.`);
  else if (areas[prefix] === undefined) troubles.push(`${row.id} is of no known area.`);
  else if (areas[prefix] !== row.area) {
    troubles.push(`${row.id} stands in area "${row.area}", but its id says "${areas[prefix]}".`);
  }
  if (!/^[12] §[1-9]$/.test(row.source)) {
    troubles.push(`${row.id} has the source "${row.source}", which names no part such as "1 §4".`);
  }
  if (!coveringIssues.includes(row.issue)) {
    troubles.push(`${row.id} has the issue "${row.issue}"; known: ${coveringIssues.join(', ')}.`);
  }
  if (row.requirement.trim() === '') troubles.push(`${row.id} says nothing.`);
  return troubles;
}

function troublesOfOrder(rows: readonly Requirement[]): string[] {
  return rows.slice(1).flatMap(({ id }, index) => {
    const before = rows[index]?.id ?? '';
    if (id === before) return [`${id} stands twice.`];
    return id < before ? [`${id} stands after ${before}: the rows are sorted by id.`] : [];
  });
}

/** Reads docs/requirements.tsv. */
export function parseMap(text: string): ParsedMap {
  const [first, ...lines] = text.replace(/\n$/, '').split('\n');
  const troubles = first === header ? [] : [`The first line must be: ${header}`];
  const rows: Requirement[] = [];
  lines.forEach((line, index) => {
    const fields = line.split('\t');
    const [id = '', source = '', area = '', issue = '', requirement = '', tests = ''] = fields;
    if (fields.length !== 6) {
      troubles.push(`Line ${index + 2} has ${fields.length} fields instead of 6.`);
      return;
    }
    rows.push({
      id,
      source,
      area,
      issue,
      requirement,
      tests: tests === '' ? [] : tests.split('; '),
    });
  });
  return {
    rows,
    troubles: [...troubles, ...rows.flatMap(troublesOfRow), ...troublesOfOrder(rows)],
  };
}
