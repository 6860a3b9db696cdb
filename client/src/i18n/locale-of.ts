import { languageOf, type LanguageCode } from './languages.ts';
import { matchLanguage } from './match-language.ts';

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
