import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';

const name = 'userLanguage';

/** What the language cookie says, out of `document.cookie`; the server reads the same one. */
export function readLanguageCookie(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** The text that sets the cookie, for as long as the browser runs (R-I18N-003). */
export function languageCookie(code: LanguageCode, browser: readonly string[]): string {
  return `${name}=${localeOf(code, browser)}; Path=/; SameSite=Lax`;
}
