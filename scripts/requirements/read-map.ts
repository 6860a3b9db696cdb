import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';
import { parseArea, type ParsedRows } from './parse-area.ts';

/** Reads the whole map from its folder, one file an area, sorted by area. */
export function readMap(folder: string): ParsedRows {
  const known = new Set(Object.values(areas));
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const parsed = files.toSorted().map((name) => {
    const area = name.slice(0, -'.tsv'.length);
    const { rows, troubles } = parseArea(area, readFileSync(join(folder, name), 'utf8'));
    const stray = known.has(area) ? [] : [`${name} is named after no known area.`];
    return { rows, troubles: [...stray, ...troubles] };
  });
  return {
    rows: parsed.flatMap(({ rows }) => rows),
    troubles: parsed.flatMap(({ troubles }) => troubles),
  };
}
