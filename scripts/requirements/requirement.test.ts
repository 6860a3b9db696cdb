import { expect, test } from 'vitest';
import { header, parseArea } from './requirement.ts';

const first = 'R-AUTH-001\t1 §2\t2\tSigns in';
const second = 'R-AUTH-002\t2 §9\t15\tSigns out';
const text = (...lines: string[]): string => `${[header, ...lines].join('\n')}\n`;

test('parseArea: returns the rows of a valid file with their area', () => {
  expect(parseArea('auth', text(first, second))).toEqual({
    problems: [],
    rows: [
      { id: 'R-AUTH-001', source: '1 §2', area: 'auth', issue: '2', requirement: 'Signs in' },
      { id: 'R-AUTH-002', source: '2 §9', area: 'auth', issue: '15', requirement: 'Signs out' },
    ],
  });
});

test.each([
  ['an id twice', text(first, first), 'R-AUTH-001 appears twice.'],
  ['rows out of order', text(second, first), 'R-AUTH-001 comes after R-AUTH-002'],
  ['the id of another area', text(first, 'R-TL-001\t1 §2\t2\tScrolls'), 'R-TL-001 does not start'],
  [
    'an id of another form',
    text('R-AUTH-2\t1 §2\t2\tSigns in'),
    'R-AUTH-2 is not an id of the form',
  ],
  ['an empty text', text(first.replace('Signs in', ' ')), 'R-AUTH-001 has no text.'],
  ['an unknown issue', text(first.replace('\t2\t', '\t99\t')), 'R-AUTH-001 has the issue "99"'],
  ['an unknown source', text(first.replace('1 §2', '3 §2')), 'R-AUTH-001 has the source "3 §2"'],
  ['a missing field', text('R-AUTH-001\t1 §2'), 'Line 2 of auth.tsv has 2 fields instead of 4.'],
  ['a blank line', text('', first), 'Line 2 of auth.tsv has 1 fields instead of 4.'],
  ['another header', `id\n${first}\n`, 'The first line of auth.tsv must be'],
])('parseArea: reports %s', (_what, file, sentence) => {
  const { problems } = parseArea('auth', file);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});
