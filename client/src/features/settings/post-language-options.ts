import { postLanguages } from '#components/composer/post-languages.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import type { SelectOption } from '#ui/select.tsx';

/** Returns all post languages sorted by name, including `chosen` even if it is unknown. */
export function postLanguageOptions(locale: string, chosen = ''): readonly SelectOption<string>[] {
  const codes = new Set([...postLanguages, ...(chosen === '' ? [] : [chosen])]);
  const { compare } = new Intl.Collator(locale);
  return [...codes]
    .map((value) => ({ value, label: formatLanguageName(value, locale) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
