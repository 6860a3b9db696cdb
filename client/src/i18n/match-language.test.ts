import { describe, expect, it } from 'vitest';
import { matchLanguage } from './match-language.ts';

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
  ])('matches %j with %s', (tag, code) => {
    expect(matchLanguage(tag)).toBe(code);
  });
});
