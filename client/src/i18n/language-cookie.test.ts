import { describe, expect, it } from 'vitest';
import { languageCookie, readLanguageCookie } from './language-cookie.ts';

describe('languageCookie and readLanguageCookie', () => {
  it('sets a session cookie with the server’s locale', () => {
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
  ])('reads %j as %s', (cookies, value) => {
    expect(readLanguageCookie(cookies)).toBe(value);
  });
});
