import { countOpen } from './fill-tests.ts';
import type { ParsedMap } from './parse-map.ts';
import type { Requirement } from './requirement.ts';
import { pathsById, type Titles } from './scan.ts';
import { idsInTitle } from './test-titles.ts';

const remedy = 'run: node scripts/requirements.ts --write';

function troublesOfEntry(id: string, entry: string, titles: Titles): string[] {
  const [path = '', part = ''] = entry.split(' > ');
  const ofFile = titles.get(path);
  if (ofFile === undefined) return [`${id} names ${path}, which is no test file.`];
  const naming = ofFile.filter((title) => title.includes(part));
  if (naming.length === 0) return [`${id} names "${part}", which is in no title of ${path}.`];
  if (naming.some((title) => idsInTitle(title).includes(id))) return [];
  return [`${id} names ${entry}, but no title there names ${id}.`];
}

function troublesOfUnlisted(rows: readonly Requirement[], titles: Titles): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = [...pathsById(titles)].flatMap(([id, paths]) =>
    paths.map((path) => ({ id, path })),
  );
  const unknown = named.filter(({ id }) => !known.has(id));
  const unlisted = named.filter(
    ({ id, path }) =>
      known.get(id)?.tests.some((entry) => entry.split(' > ')[0] === path) === false,
  );
  return [
    ...unknown.map(({ id, path }) => `${path} names ${id}, which is not in the map.`),
    ...[...Map.groupBy(unlisted, ({ path }) => path)].map(([path, ofPath]) => {
      const ids = ofPath.map(({ id }) => id).join(', ');
      return `${path} shows ${ids}, which the map does not say yet: ${remedy}`;
    }),
  ];
}

function troublesOfRatchet(open: number, allowed: string): string[] {
  if (!/^\d+\n?$/.test(allowed)) return ['docs/requirements-open.txt must hold one number.'];
  const most = Number(allowed);
  if (open > most) return [`${open} rows have no test; at most ${most} may be without one.`];
  if (open === most) return [];
  return [`Only ${open} rows are without a test now, so lower ${most} to ${open}: ${remedy}`];
}

/**
 * A sentence for everything wrong with the map: its form, tests it names that do not show it, titles
 * with ids it does not know, and more rows without a test than the committed number allows.
 */
export function checkMap(map: ParsedMap, titles: Titles, allowed: string): string[] {
  return [
    ...map.troubles,
    ...map.rows.flatMap((row) =>
      row.tests.flatMap((entry) => troublesOfEntry(row.id, entry, titles)),
    ),
    ...troublesOfUnlisted(map.rows, titles),
    ...troublesOfRatchet(countOpen(map.rows), allowed),
  ];
}
