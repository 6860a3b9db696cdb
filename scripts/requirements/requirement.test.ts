import { expect, test } from 'vitest';
import { requirementsHeader, parseArea } from './requirement.ts';

const first = 'R-AUTH-001\tSigns in';
const second = 'R-AUTH-002\tSigns out';
const text = (...lines: string[]): string => `${[requirementsHeader, ...lines].join('\n')}\n`;

test('parseArea: returns the rows of a valid file with their area', () => {
  expect(parseArea('auth', text(first, second))).toEqual({
    problems: [],
    rows: [
      { id: 'R-AUTH-001', area: 'auth', requirement: 'Signs in' },
      { id: 'R-AUTH-002', area: 'auth', requirement: 'Signs out' },
    ],
  });
});

test.each([
  ['an id twice', text(first, first), 'R-AUTH-001 appears twice.'],
  ['rows out of order', text(second, first), 'R-AUTH-001 comes after R-AUTH-002'],
  ['the id of another area', text(first, 'R-TL-001\tScrolls'), 'R-TL-001 does not start'],
  ['an id of another form', text('R-AUTH-2\tSigns in'), 'R-AUTH-2 is not an id of the form'],
  ['an empty text', text(first.replace('Signs in', ' ')), 'R-AUTH-001 has no text.'],
  ['a missing field', text('R-AUTH-001'), 'Line 2 of auth.tsv has 1 fields instead of 2.'],
  ['a blank line', text('', first), 'Line 2 of auth.tsv has 1 fields instead of 2.'],
  ['another header', `id\n${first}\n`, 'The first line of auth.tsv must be'],
])('parseArea: reports %s', (_what, file, sentence) => {
  const { problems } = parseArea('auth', file);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});
