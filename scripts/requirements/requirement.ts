import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of docs/requirements. */
export interface Requirement {
  readonly id: string;
  /** Name of the file that contains the requirement, without `.tsv`. */
  readonly area: string;
  readonly requirement: string;
}

/** Rows of the requirements, and one sentence for each format error. */
interface ParsedRows {
  readonly rows: readonly Requirement[];
  readonly problems: readonly string[];
}

export const requirementsHeader = 'id\trequirement';

/** Returns `R-TL` for `R-TL-012`. */
const prefixOf = (id: string): string | undefined => /^(R-[A-Z0-9]+)-\d{3}$/.exec(id)?.[1];

/** Checks a row, given the first row of its file and the row before it. */
function problemsOfRow(row: Requirement, first?: Requirement, previous?: Requirement): string[] {
  const { id, area, requirement } = row;
  const problems: [isProblem: boolean, sentence: string][] = [
    [prefixOf(id) === undefined, 'is not an id of the form R-AREA-001.'],
    [
      prefixOf(id) !== prefixOf(first?.id ?? ''),
      `does not start like ${first?.id} in ${area}.tsv.`,
    ],
    [requirement.trim() === '', 'has no text.'],
    [id === previous?.id, 'appears twice.'],
    [id < (previous?.id ?? ''), `comes after ${previous?.id}: rows must be sorted by id.`],
  ];
  return problems.flatMap(([isProblem, sentence]) => (isProblem ? [`${id} ${sentence}`] : []));
}

/** Parses the file of one area. */
export function parseArea(area: string, text: string): ParsedRows {
  const [first, ...lines] = text.replace(/\n$/, '').split('\n');
  const problems =
    first === requirementsHeader
      ? []
      : [`The first line of ${area}.tsv must be: ${requirementsHeader}`];
  const rows: Requirement[] = [];
  for (const [index, line] of lines.entries()) {
    const fields = line.split('\t');
    const [id = '', requirement = ''] = fields;
    if (fields.length === 2) rows.push({ id, area, requirement });
    else
      problems.push(`Line ${index + 2} of ${area}.tsv has ${fields.length} fields instead of 2.`);
  }
  const ofRows = rows.flatMap((row, index) => problemsOfRow(row, rows[0], rows[index - 1]));
  return { rows, problems: [...problems, ...ofRows] };
}

/** Reads all requirements from their folder, which has one file per area, sorted by area. */
export function readRequirements(folder: string): ParsedRows {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const parsed = files
    .toSorted()
    .map((name) =>
      parseArea(name.slice(0, -'.tsv'.length), readFileSync(join(folder, name), 'utf8')),
    );
  const areas = Map.groupBy(
    parsed.flatMap(({ rows }) => rows.slice(0, 1)),
    ({ id }) => prefixOf(id),
  );
  const shared = [...areas.values()].filter((firstRows) => firstRows.length > 1);
  return {
    rows: parsed.flatMap(({ rows }) => rows),
    problems: [
      ...parsed.flatMap(({ problems }) => problems),
      ...shared.map((rows) => `${rows.map(({ area }) => area).join(' and ')} share an id prefix.`),
    ],
  };
}
