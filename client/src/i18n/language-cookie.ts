import { type LanguageCode, findLanguage } from './languages.ts';
import { matchLanguage } from './choose-language.ts';

/**
 * Returns the locale in which dates and numbers are formatted, and which the cookie sends to the
 * server: the browser's preferred variant of the language (`en-US`, `pt-BR`), otherwise the
 * language itself.
 */
export function browserLocaleOf(code: LanguageCode, browser: readonly string[]): string {
  const tag = findLanguage(code)?.tag ?? code;
  if (code === 'ja_easy' || code === 'zh' || code === 'zh_Hant') return tag;
  const variant = browser.find((candidate) => matchLanguage(candidate) === code);
  return variant?.replaceAll('_', '-') ?? (code === 'en' ? 'en-GB' : tag);
}

/**
 * Returns the value of the language cookie in `document.cookie`; undefined if there is none. The
 * server reads this cookie too.
 */
export function readLanguageCookie(cookies: string): string | undefined {
  return /(?:^|;)\s*userLanguage=([^;\s]+)/.exec(cookies)?.[1];
}

/** Returns the text that sets the language cookie of this session (R-I18N-003). */
export function languageCookie(code: LanguageCode, browser: readonly string[]): string {
  return `userLanguage=${browserLocaleOf(code, browser)}; Path=/; SameSite=Lax`;
}
