import { type Language, type LanguageCode, languages } from './languages.ts';

/** Names that browsers do not know, give in the page's language or abbreviate. */
const names: ReadonlyMap<string, string> = new Map([
  ['eo', 'Esperanto'],
  ['eu', 'Euskara'],
  ['ga', 'Gaeilge'],
  ['id', 'Bahasa Indonesia'],
  ['ja_easy', 'やさしいにほんご'],
  ['oc', 'Occitan'],
]);

/** Returns a language's name in that language, capitalised. */
export function nativeName({ code, tag }: Language): string {
  const name = names.get(code) ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

/** Returns the supported languages sorted by their native names. */
export function languagesByName(
  locale: string,
): readonly { readonly code: LanguageCode; readonly tag: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(locale);
  return languages
    .map((language) => ({ ...language, name: nativeName(language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
