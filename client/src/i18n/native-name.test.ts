import { afterEach, expect, test, vi } from 'vitest';
import { languagesByName } from './native-name.ts';

afterEach(() => vi.restoreAllMocks());

const nameOf = (code: string): string | undefined =>
  languagesByName('en').find((language) => language.code === code)?.name;

test.each([
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['ar', 'العربية'],
  ['ja_easy', 'やさしいにほんご'],
  ['pt', 'Português (Brasil)'],
])('languagesByName: returns for the language %s the name %s', (code, name) => {
  expect(nameOf(code)).toBe(name);
});

test.each([
  ['eu', 'Euskara'],
  ['ga', 'Gaeilge'],
  ['oc', 'Occitan'],
])('languagesByName: names %s %s if the browser has no name for it', (code, name) => {
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Irgendeine');
  expect(nameOf(code)).toBe(name);
});

test('languagesByName: sorts all thirty-two languages by name', () => {
  const names = languagesByName('en').map(({ name }) => name);
  expect(new Set(names).size).toBe(32);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});
