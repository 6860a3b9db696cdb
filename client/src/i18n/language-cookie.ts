import { type LanguageCode, languageOf } from './languages.ts';
import { matchLanguage } from './choose-language.ts';

/**
 * Returns the locale for dates and numbers, also sent to the server: the browser's own variant of
 * the language (`en-US`, `pt-BR`), else the language itself.
 */
export function localeOf(code: LanguageCode, browser: readonly string[]): string {
  const tag = languageOf(code)?.tag ?? code;
  if (code === 'ja_easy' || code === 'zh' || code === 'zh_Hant') return tag;
  const variant = browser.find((candidate) => matchLanguage(candidate) === code);
  return variant?.replaceAll('_', '-') ?? (code === 'en' ? 'en-GB' : tag);
}

/** Reads the language cookie, which the server reads too, from `document.cookie`. */
export function readLanguageCookie(cookies: string): string | undefined {
  return /(?:^|;)\s*userLanguage=([^;\s]+)/.exec(cookies)?.[1];
}

/** Returns the text that sets the session cookie (R-I18N-003). */
export function languageCookie(code: LanguageCode, browser: readonly string[]): string {
  return `userLanguage=${localeOf(code, browser)}; Path=/; SameSite=Lax`;
}
