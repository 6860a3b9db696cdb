import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';

const name = 'userLanguage';

/** Reads the language cookie, which the server reads too, from `document.cookie`. */
export function readLanguageCookie(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** Returns the text that sets the session cookie (R-I18N-003). */
export function languageCookie(code: LanguageCode, browser: readonly string[]): string {
  return `${name}=${localeOf(code, browser)}; Path=/; SameSite=Lax`;
}
