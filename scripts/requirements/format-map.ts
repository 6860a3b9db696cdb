import { header } from './parse-map.ts';
import type { Requirement } from './requirement.ts';

/** Writes the rows as they stand in docs/requirements.tsv. */
export function formatMap(rows: readonly Requirement[]): string {
  const lines = rows.map(({ id, source, area, issue, requirement, tests }) =>
    [id, source, area, issue, requirement, tests.join('; ')].join('\t'),
  );
  return `${[header, ...lines].join('\n')}\n`;
}
