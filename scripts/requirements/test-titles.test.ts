import { expect, test } from 'vitest';
import { idsInTitle, testTitles } from './test-titles.ts';

const titlesIn = (source: string) => testTitles('a.test.tsx', source);

test.each<[what: string, source: string, titles: string[]]>([
  ['each kind of quote', `test('a', f); it("b", f); describe(\`c\`, f);`, ['a', 'b', 'c']],
  ['a table of cases', `test.each([['x', { y: [1] }]])('a %s', f)`, ['a %s']],
  ['a typed table of cases', `test.each<[string, number]>([['x', 1]])('a', f)`, ['a']],
  ['a table written as a template', 'test.each`x | y\n${1} | ${2}`("a", f)', ['a']],
  ['a condition', `test.skipIf(isSlow)('a', f)`, ['a']],
  ['a group of a browser test', `test.describe('a', () => { test.step('b', f) })`, ['a', 'b']],
  ['a template with a hole', 'for (const x of [`y`]) test(`a ${`${x}`} b`, f)', ['a ${`${x}`} b']],
  ['an escaped quote', String.raw`test('it\'s', f)`, [String.raw`it\'s`]],
])('testTitles: returns the title of %s', (_what, source, titles) => {
  expect(titlesIn(source)).toEqual(titles);
});

test.each([
  ['a comment', `// test('a', f)\n/* it('b', f) */`],
  ['a string', `const source = "test('a', f)"`],
  ['a test that is skipped', `test.skip('a', f); describe.todo('b'); test.fixme('c', f)`],
  ['a method called test', `/x/.test('a'); pattern.test('b')`],
  ['another argument', `test(name, f, 'a'); expect('b')`],
])('testTitles: ignores %s', (_what, source) => {
  expect(titlesIn(source)).toEqual([]);
});

test('idsInTitle: returns all ids of one or several pairs of brackets', () => {
  expect(idsInTitle('a [R-TL-001 R-TL-002], b [R-ROUTE-010]')).toEqual([
    'R-TL-001',
    'R-TL-002',
    'R-ROUTE-010',
  ]);
  expect(idsInTitle('R-TL-001 and [3]')).toEqual([]);
});

test('idsInTitle: returns a range of ids', () => {
  expect(idsInTitle('a [R-CALL-009..011 R-ENT-001]')).toEqual([
    'R-CALL-009',
    'R-CALL-010',
    'R-CALL-011',
    'R-ENT-001',
  ]);
});
