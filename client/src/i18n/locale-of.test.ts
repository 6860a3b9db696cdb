import { describe, expect, it } from 'vitest';
import { localeOf } from './locale-of.ts';

describe('localeOf', () => {
  it.each([
    ['en', ['de', 'en-US', 'en-GB'], 'en-US'],
    ['en', ['de-DE'], 'en-GB'],
    ['pt', ['pt_BR'], 'pt-BR'],
    ['pt', ['en'], 'pt'],
    ['ja_easy', ['ja-JP'], 'ja'],
    ['zh', ['zh-TW'], 'zh-Hans'],
    ['zh_Hant', ['zh-TW'], 'zh-Hant'],
    ['nb', ['no'], 'no'],
  ] as const)('returns for %s in a browser with %j %s', (code, browser, locale) => {
    expect(localeOf(code, browser)).toBe(locale);
  });
});
