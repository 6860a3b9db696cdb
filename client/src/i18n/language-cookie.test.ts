import { describe, expect, it } from 'vitest';
import { languageCookie, browserLocaleOf, readLanguageCookie } from './language-cookie.ts';

describe('browserLocaleOf', () => {
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
    expect(browserLocaleOf(code, browser)).toBe(locale);
  });
});

describe('languageCookie and readLanguageCookie', () => {
  it('returns a session cookie with the locale', () => {
    expect(languageCookie('en', ['en-US'])).toBe('userLanguage=en-US; Path=/; SameSite=Lax');
    expect(languageCookie('zh_Hant', [])).toBe('userLanguage=zh-Hant; Path=/; SameSite=Lax');
  });

  it.each([
    ['', undefined],
    ['other=1', undefined],
    ['userLanguage=', undefined],
    ['myuserLanguage=fr', undefined],
    ['a=1; userLanguage=zh-HANT; b=2', 'zh-HANT'],
    ['userLanguage=de', 'de'],
  ])('for the cookies %j, returns %s', (cookies, value) => {
    expect(readLanguageCookie(cookies)).toBe(value);
  });
});
