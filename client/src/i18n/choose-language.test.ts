import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageCandidates, matchLanguage } from './choose-language.ts';

describe('matchLanguage', () => {
  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['pt-BR', 'pt'],
    ['pt_BR', 'pt'],
    ['DE-at', 'de'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-SG', 'zh'],
    ['zh-TW', 'zh_Hant'],
    ['zh-HK', 'zh_Hant'],
    ['zh-HANT', 'zh_Hant'],
    ['zh_Hant', 'zh_Hant'],
    ['ja', 'ja'],
    ['nb-NO', 'nb'],
    ['no', 'nb'],
    ['nn', 'nb'],
    ['iw', 'he'],
    ['in', 'id'],
    ['tlh', undefined],
    ['sr-Latn', undefined],
    ['C', undefined],
    ['', undefined],
    ['*', undefined],
    ['toString', undefined],
  ])('for %j, returns %s', (tag, code) => {
    expect(matchLanguage(tag)).toBe(code);
  });
});

const cases: readonly (readonly [string, LanguageCandidates, string])[] = [
  ['the primary subtag of the browser', { browser: ['fr-CA', 'en'] }, 'fr'],
  ['the first of the browser that is on offer', { browser: ['tlh', 'sr', 'uk-UA', 'en'] }, 'uk'],
  ['English where none of the browser is on offer', { browser: ['tlh'] }, 'en'],
  ['English if there is no preference', { browser: [] }, 'en'],
  [
    'the preference before cookie and browser',
    { chosen: 'ja_easy', cookie: 'ja', browser: ['de'] },
    'ja_easy',
  ],
  [
    'the cookie before the language of the browser',
    { cookie: 'zh-HANT', browser: ['de'] },
    'zh_Hant',
  ],
  [
    'the language of the browser if the preference is not supported',
    { chosen: 'xx', browser: ['de'] },
    'de',
  ],
  [
    'the language of the browser if the cookie is invalid',
    { cookie: '<script>', browser: ['de'] },
    'de',
  ],
];

describe('chooseLanguage [R-I18N-002]', () => {
  it.each(cases)('returns %s', (_, wishes, code) => {
    expect(chooseLanguage(wishes)).toBe(code);
  });
});
