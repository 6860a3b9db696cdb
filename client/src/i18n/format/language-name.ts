import { memoizeByLocale } from './memoize-by-locale.ts';

const formatter = memoizeByLocale(
  (locales) => new Intl.DisplayNames(locales, { type: 'language', fallback: 'code' }),
);

/**
 * Returns the name of a language in the given locale; the code itself if the language is unknown.
 */
export function formatLanguageName(code: string, locale: string): string {
  try {
    return formatter(locale).of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}

interface ListedLanguage {
  readonly code: string;
  /** Name that the server sends, usually in English. */
  readonly name?: string | undefined;
}

/**
 * Returns options for a list of languages, with names in the given locale and sorted by name. If a
 * code has no name, such as `pb` of LibreTranslate, the name that the server sends is used.
 */
export function languageOptions(
  languages: readonly ListedLanguage[],
  locale: string,
): readonly { readonly value: string; readonly label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return languages
    .map(({ code, name = code }) => {
      const label = formatLanguageName(code, locale);
      const isUnknown = label.toLowerCase() === code.toLowerCase();
      return { value: code, label: isUnknown ? name : label };
    })
    .toSorted((one, other) => compare(one.label, other.label));
}
