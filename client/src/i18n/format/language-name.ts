import { memoiseByLocale } from './memoise-by-locale.ts';

const formatter = memoiseByLocale(
  (locales) => new Intl.DisplayNames(locales, { type: 'language', fallback: 'code' }),
);

/** Returns the name of a language in the given locale; the code itself if it is unknown. */
export function formatLanguageName(code: string, locale: string): string {
  try {
    return formatter(locale).of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}
