import { languages, type Language, type LanguageCode } from './languages.ts';

/** Those that browsers do not know, and give in the reader's language, or give short. */
const names: Partial<Record<string, string>> = {
  eo: 'Esperanto',
  eu: 'Euskara',
  ga: 'Gaeilge',
  id: 'Bahasa Indonesia',
  ja_easy: 'やさしいにほんご',
  oc: 'Occitan',
};

/** What a language calls itself, with a capital where its letters have those. */
export function ownName({ code, tag }: Language): string {
  const name = names[code] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

/** The languages on offer under their own names, in the order of these. */
export function languagesByName(
  locale: string,
): readonly { readonly code: LanguageCode; readonly tag: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(locale);
  return languages
    .map((language) => ({ ...language, name: ownName(language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
