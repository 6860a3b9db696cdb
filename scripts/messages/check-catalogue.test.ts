import { expect, test } from 'vitest';
import { withFallback } from '../../client/vite/messages/catalogues.ts';
import { checkCatalogue, formatShare, missingMessagesTable } from './check-catalogue.ts';

const problems = (source: string, said: string, code = 'de'): readonly string[] =>
  checkCatalogue(code, { a: source }, { a: said }).problems.map((problem) =>
    problem.slice(`${code}: “${source}”: `.length),
  );

test.each([
  ['Posts', 'Beiträge'],
  ['{from} to {to}', 'bis {to}, von {from}'],
  ['<0>{name}</0> by <1/>', '<1/>: <0>{name}</0>'],
  ['<0><1/></0> <2>repeated</2>', '<2>geteilt</2> von <0><1/></0>'],
  [
    '{n, plural, one {# post} other {# posts}}',
    '{n, plural, one {Ein Beitrag} other {# Beiträge}}',
  ],
  ['{n, plural, one {# post} other {# posts}}', '{n, plural, =0 {Nichts} one {#} other {#}}'],
  ['{n, number} of {d, date, short}', '{d, date, short}: {n, number}'],
  ['{who, select, me {I} other {They}}', '{who, select, me {Ich} other {Andere}}'],
])('checkCatalogue: accepts for “%s” the translation “%s”', (source, said) => {
  expect(problems(source, said)).toEqual([]);
});

test.each([
  ['{from} to {to}', 'ab {from}', '{to} is missing'],
  ['{from} to {to}', '{from} bis {too}', '{to} is missing'],
  ['{from} on', 'ab {from} {to}', '{to} is not in English'],
  ['{d, date, short}', '{d}', '{d, date, short} is missing'],
  ['<0>{name}</0>', '{name}', '<0> is missing'],
  ['<0>a</0>', '<0>a</0> <0>b</0>', 'a tag appears twice'],
  ['<0>a</0>', '<0>a', 'a tag has no start or no end'],
  ['<0>a</0> <1>b</1>', '<0>a <1>b</0></1>', 'a tag has no start or no end'],
  ['<0><1/></0>', '<0>a</0> <1/>', '<0><1/> is missing'],
  ['{n, plural, one {#} other {#}}', '{n} Beiträge', '{n, plural} is missing'],
  ['{n, plural, one {#} other {#}}', '{n, plural, other {#}}', '{n, plural} has no form “one”'],
  [
    '{n, plural, one {#} other {#}}',
    '{n, plural, one {#} few {#} other {#}}',
    '{n, plural} has a form “few” that is never selected',
  ],
  [
    '{n, plural, =0 {No} other {#}}',
    '{n, plural, one {#} other {#}}',
    '{n, plural} has no form “0”',
  ],
  [
    '{who, select, me {I} other {They}}',
    '{who, select, other {Alle}}',
    '{who, select} has no form “me”',
  ],
  [
    '{n, plural, one {a {b}} other {a {b}}}',
    '{n, plural, one {a} other {a {b}}}',
    '{b} is missing',
  ],
  ['{a}', '{a', 'Unexpected message end at line 1 col 3:'],
])('checkCatalogue: refuses for “%s” the translation “%s”: %s', (source, said, problem) => {
  expect(problems(source, said)).toContain(problem);
});

test('checkCatalogue: requires the plural forms of the language', () => {
  const posts = '{n, plural, one {# post} other {# posts}}';
  expect(problems(posts, '{n, plural, other {# 件}}', 'ja')).toEqual([]);
  expect(problems(posts, '{n, plural, one {#} other {#}}', 'pl').toSorted()).toEqual([
    '{n, plural} has no form “few”',
    '{n, plural} has no form “many”',
  ]);
});

test('checkCatalogue: counts missing translations, which fall back to English', () => {
  const source = { a: 'One', b: 'Two', c: 'Three' };
  const texts = { a: 'Eins', b: '' };
  const report = checkCatalogue('de', source, texts);
  expect(report.missing).toEqual(['Two', 'Three']);
  expect(formatShare('de', report)).toBe('de: 33.3 % translated, without a translation: 2');
  expect(missingMessagesTable([{ code: 'de', ...report }])).toBe(
    '| language | missing | translated |\n| --- | --- | --- |\n| de | 2 | 33.3 % |\n',
  );
  expect(withFallback(source, { ...texts, gone: 'Weg' })).toEqual({
    a: 'Eins',
    b: 'Two',
    c: 'Three',
  });
});

test.each([
  ['Einstellungen', 'Öffne „Einstellungen“', []],
  ['Einstellungen', 'Öffne die „einstellungen“', []],
  [
    'Einstellungen',
    'Öffne „Optionen“',
    ['de: “Open “Settings””: “Settings” is called “Einstellungen”'],
  ],
  ['', 'Öffne „Optionen“', []],
])(
  'checkCatalogue: with the label “%s”, finds in “%s” the problems %j',
  (label, text, expected) => {
    const source = { a: 'Settings', b: 'Open “Settings”' };
    expect(checkCatalogue('de', source, { a: label, b: text }).problems).toEqual(expected);
  },
);
