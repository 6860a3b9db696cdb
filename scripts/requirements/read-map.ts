import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';
import { parseArea, type ParsedRows } from './parse-area.ts';

/** Reads all requirements from their folder, which has one file per area, sorted by area. */
export function readMap(folder: string): ParsedRows {
  const known = new Set(Object.values(areas));
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const parsed = files.toSorted().map((name) => {
    const area = name.slice(0, -'.tsv'.length);
    const { rows, problems: troubles } = parseArea(area, readFileSync(join(folder, name), 'utf8'));
    const unknownArea = known.has(area) ? [] : [`${name} has an unknown area as its name.`];
    return { rows, troubles: [...unknownArea, ...troubles] };
  });
  return {
    rows: parsed.flatMap(({ rows }) => rows),
    problems: parsed.flatMap(({ troubles }) => troubles),
  };
}
