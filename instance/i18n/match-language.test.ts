import { expect, test } from 'vitest';
import { languageCodes, matchAcceptLanguage, matchLanguage } from './match-language.ts';

test.each([...languageCodes])('matchLanguage: knows the code %s', (code) => {
  expect(matchLanguage(code)).toBe(code);
});

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['zh-TW', 'zh_Hant'],
  ['zh-Hans', 'zh'],
  ['nn', 'nb'],
  ['iw', 'he'],
  ['tlh', undefined],
  ['', undefined],
  ['<script>', undefined],
])('matchLanguage: returns for %j the language %s', (tag, code) => {
  expect(matchLanguage(tag)).toBe(code);
});

test.each([
  ['de', 'de'],
  ['tlh, fr-CA;q=0.8, de;q=0.9', 'de'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['*', undefined],
  ['de;q=x, ja', 'ja'],
  ['', undefined],
])('matchAcceptLanguage: returns for %j the language %s', (header, code) => {
  expect(matchAcceptLanguage(header)).toBe(code);
});
