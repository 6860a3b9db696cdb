import { areas } from './areas.ts';
import { openIssues, resolvedIssues, type Requirement } from './requirement.ts';

export const header = 'id\tsource\tissue\trequirement';

/** Rows of the requirements, and one sentence for each format error. */
export interface ParsedRows {
  readonly rows: readonly Requirement[];
  readonly problems: readonly string[];
}

const knownIssues = [...resolvedIssues, ...openIssues];

function troublesOfRow(row: Requirement): string[] {
  const troubles: string[] = [];
  const prefix = /^R-([A-Z0-9]+)-\d{3}$/.exec(row.id)?.[1];
  if (prefix === undefined) troubles.push(`${row.id} is not an id of the form R-AREA-001.`);
  else if (areas[prefix] === undefined) troubles.push(`${row.id} has an unknown area.`);
  else if (areas[prefix] !== row.area) {
    troubles.push(`${row.id} is in ${row.area}.tsv, but its id belongs to "${areas[prefix]}".`);
  }
  if (!/^[12] §[1-9]$/.test(row.source)) {
    troubles.push(`${row.id} has the source "${row.source}", which is not a part such as "1 §4".`);
  }
  if (!knownIssues.includes(row.issue)) {
    troubles.push(`${row.id} has the issue "${row.issue}"; known: ${knownIssues.join(', ')}.`);
  }
  if (row.requirement.trim() === '') troubles.push(`${row.id} has no text.`);
  return troubles;
}

function troublesOfOrder(rows: readonly Requirement[]): string[] {
  return rows.slice(1).flatMap(({ id }, index) => {
    const before = rows[index]?.id ?? '';
    if (id === before) return [`${id} appears twice.`];
    return id < before ? [`${id} comes after ${before}: rows must be sorted by id.`] : [];
  });
}

/** Parses the file of one area. */
export function parseArea(area: string, text: string): ParsedRows {
  const [first, ...lines] = text.replace(/\n$/, '').split('\n');
  const troubles = first === header ? [] : [`The first line of ${area}.tsv must be: ${header}`];
  const rows: Requirement[] = [];
  lines.forEach((line, index) => {
    const fields = line.split('\t');
    const [id = '', source = '', issue = '', requirement = ''] = fields;
    if (fields.length === 4) rows.push({ id, source, area, issue, requirement });
    else
      troubles.push(`Line ${index + 2} of ${area}.tsv has ${fields.length} fields instead of 4.`);
  });
  return {
    rows,
    problems: [...troubles, ...rows.flatMap(troublesOfRow), ...troublesOfOrder(rows)],
  };
}
