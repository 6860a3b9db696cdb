import { type Language, type LanguageCode, languages } from './languages.ts';

/**
 * Names of languages that browsers lack, abbreviate, or return in the language of the page. The texts of
 * `pt` are written for Brazil.
 */
const names: ReadonlyMap<string, string> = new Map([
  ['eo', 'Esperanto'],
  ['eu', 'Euskara'],
  ['ga', 'Gaeilge'],
  ['id', 'Bahasa Indonesia'],
  ['ja_easy', 'やさしいにほんご'],
  ['oc', 'Occitan'],
  ['pt', 'Português (Brasil)'],
]);

/** Returns the name of a language in this language, with a capital letter. */
export function nativeName({ code, tag }: Language): string {
  const name = names.get(code) ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

/** Returns the supported languages sorted by their names in these languages. */
export function languagesByName(
  locale: string,
): readonly { readonly code: LanguageCode; readonly tag: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(locale);
  return languages
    .map((language) => ({ ...language, name: nativeName(language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
