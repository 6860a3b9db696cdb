import { expect, it } from 'vitest';
import { languageTable, languagePageName, secondReviewDate } from './language-table.ts';

it.each([
  ['# French\n\nSecond review: 2026-11-27\n\nStyle …', '2026-11-27'],
  ['Second review: 2026-11-27 (whole catalogue)', '2026-11-27'],
  ['Second review: soon', undefined],
  ['There was no Second review: 2026-11-27', undefined],
])('secondReviewDate: returns for the page %j the date %s', (page, date) => {
  expect(secondReviewDate(page)).toBe(date);
});

it.each([
  ['de', 'de.md'],
  ['ja_easy', 'ja-easy.md'],
  ['zh_Hant', 'zh-hant.md'],
])('languagePageName: %s is described in %s', (code, name) => {
  expect(languagePageName(code)).toBe(name);
});

it('languageTable: counts messages, missing and invalid ones, and shows what is unknown as a dash', () => {
  const source = { a: 'One', b: '{n, plural, one {# post} other {# posts}}' };
  const languages = new Map([
    ['pl', { a: 'Jeden', b: '{n, plural, one {#} other {#}}' }],
    ['ja_easy', { b: '{n, plural, other {#こ}}' }],
  ]);
  const pages = new Map([['ja-easy.md', 'Second review: 2026-11-27']]);
  const table = languageTable({ source, languages }, pages);
  expect(table.split('\n').slice(2, -1)).toEqual([
    '| en | English | 2 | 0 | 0 | one, other | – |',
    '| pl | Polski | 2 | 0 | 2 | few, many, one, other | – |',
    '| ja_easy | やさしいにほんご | 2 | 1 | 0 | other | 2026-11-27 |',
  ]);
});
