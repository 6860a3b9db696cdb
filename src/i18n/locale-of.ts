import { languageOf, type LanguageCode } from './languages.ts';
import { matchLanguage } from './match-language.ts';

/**
 * The locale in which dates and numbers of a language are written, and by which the server knows
 * it: the browser's own variety of the language (`en-US`, `pt-BR`), else the language itself.
 */
export function localeOf(code: LanguageCode, browser: readonly string[]): string {
  const tag = languageOf(code)?.tag ?? code;
  if (code === 'ja_easy' || code === 'zh' || code === 'zh_Hant') return tag;
  const variety = browser.find((candidate) => matchLanguage(candidate) === code);
  return variety?.replaceAll('_', '-') ?? (code === 'en' ? 'en-GB' : tag);
}
