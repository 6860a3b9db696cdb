import { expect, test } from 'vitest';
import { checkMap } from './check-map.ts';
import { countOpen, fillTests } from './fill-tests.ts';
import { header, parseMap } from './parse-map.ts';
import { scan } from './scan.ts';

const file = 'src/sign-in.test.ts';
const titles = scan([[file, `test('signs in [R-AUTH-001]', f); test('waits', f)`]]);

function mapWith(tests: string): ReturnType<typeof parseMap> {
  return parseMap(
    `${header}\nR-AUTH-001\t1 §2\tauth\t2\tSigns in\t${tests}\nR-AUTH-002\t1 §2\tauth\t2\tSigns out\t\n`,
  );
}

test.each([
  ['a file', file],
  ['a title', `${file} > signs in`],
])('a row may name %s that shows it', (_what, entry) => {
  expect(checkMap(mapWith(entry), titles, '1\n')).toEqual([]);
});

test.each([
  ['a file that is not there', 'src/gone.test.ts', 'src/gone.test.ts, which is no test file'],
  ['a title that is not there', `${file} > signs up`, '"signs up", which is in no title'],
  ['a title without its id', `${file} > waits`, 'no title there names R-AUTH-001'],
])('reports a row that names %s', (_what, entry, sentence) => {
  expect(checkMap(mapWith(`${file}; ${entry}`), titles, '1\n')).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test('reports a named test whose title lost the id', () => {
  const lost = scan([[file, `test('signs in', f)`]]);
  expect(checkMap(mapWith(file), lost, '1\n')).toEqual([
    `R-AUTH-001 names ${file}, but no title there names R-AUTH-001.`,
  ]);
});

test('reports a title that names an id which is not in the map', () => {
  const stray = scan([[file, `test('signs in [R-AUTH-001 R-AUTH-999]', f)`]]);
  expect(checkMap(mapWith(file), stray, '1\n')).toEqual([
    `${file} names R-AUTH-999, which is not in the map.`,
  ]);
});

test('reports a title that the map does not say yet, with the command that mends it', () => {
  expect(checkMap(mapWith(''), titles, '2\n')).toEqual([
    expect.stringMatching(/^src.sign-in.test.ts shows R-AUTH-001, which .*--write$/),
  ]);
});

test.each([
  ['more rows without a test than allowed', '0\n', '1 rows have no test; at most 0 may'],
  ['a number higher than it needs to be', '2\n', 'so lower 2 to 1'],
  ['a number that is none', 'many\n', 'must hold one number'],
])('reports %s', (_what, allowed, sentence) => {
  expect(checkMap(mapWith(file), titles, allowed)).toEqual([expect.stringContaining(sentence)]);
});

test('passes on what is wrong with the form of the map', () => {
  const map = parseMap(`${header}\nR-MOON-001\t1 §2\tmoon\t2\tShines\t\n`);
  expect(checkMap(map, new Map(), '1\n')).toEqual(['R-MOON-001 is of no known area.']);
});

test('filling the column takes what titles say, and drops what they no longer say', () => {
  const { rows } = mapWith('src/gone.test.ts');
  const filled = fillTests(rows, titles);
  expect(filled.map((row) => row.tests)).toEqual([[file], []]);
  expect(countOpen(filled)).toBe(1);
});
