import { expect, test } from 'vitest';
import { formatMap } from './format-map.ts';
import { header, parseMap } from './parse-map.ts';

const first = 'R-AUTH-001\t1 §2\tauth\t2\tSigns in\tsrc/a.test.ts; src/b.test.ts > waits';
const second = 'R-TL-001\t2 §9\ttimelines\tlater\tScrolls\t';
const map = (...lines: string[]): string => `${[header, ...lines].join('\n')}\n`;

test('a sound map has no troubles and is written as it was read', () => {
  const { rows, troubles } = parseMap(map(first, second));
  expect(troubles).toEqual([]);
  expect(rows.map((row) => row.tests)).toEqual([['src/a.test.ts', 'src/b.test.ts > waits'], []]);
  expect(formatMap(rows)).toBe(map(first, second));
});

test.each([
  ['an id twice', map(first, first), 'R-AUTH-001 stands twice.'],
  ['rows out of order', map(second, first), 'R-AUTH-001 stands after R-TL-001'],
  ['an unknown area', map(first.replace('AUTH', 'MOON')), 'R-MOON-001 is of no known area.'],
  ['an area of another id', map(second.replace('timelines', 'auth')), 'its id says "timelines"'],
  ['an id of another form', map(second.replace('001', '1')), 'R-TL-1 is no id of the form'],
  ['an empty text', map(first.replace('Signs in', ' ')), 'R-AUTH-001 says nothing.'],
  ['an unknown issue', map(first.replace('\t2\t', '\t99\t')), 'R-AUTH-001 has the issue "99"'],
  ['an unknown source', map(first.replace('1 §2', '3 §2')), 'R-AUTH-001 has the source "3 §2"'],
  ['a missing field', map('R-AUTH-001\t1 §2'), 'Line 2 has 2 fields instead of 6.'],
  ['a blank line', map('', first), 'Line 2 has 1 fields instead of 6.'],
  ['another header', `id\n${first}\n`, 'The first line must be'],
])('reports %s', (_what, text, sentence) => {
  const { troubles } = parseMap(text);
  expect(troubles).toHaveLength(1);
  expect(troubles[0]).toContain(sentence);
});
