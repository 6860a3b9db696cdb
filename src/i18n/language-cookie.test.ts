import { describe, expect, it } from 'vitest';
import { languageCookie, readLanguageCookie } from './language-cookie.ts';

describe('the language cookie', () => {
  it('holds the locale that the server knows, for this run of the browser', () => {
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
  ])('is read out of %j', (cookies, value) => {
    expect(readLanguageCookie(cookies)).toBe(value);
  });
});
