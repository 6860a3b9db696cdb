import { memoiseByLocale } from './memoise-by-locale.ts';

const formatter = memoiseByLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }),
);

/** What a language is called in the reader's language; the code itself where nobody knows. */
export function formatLanguageName(code: string, locale: string): string {
  try {
    return formatter(locale).of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}
