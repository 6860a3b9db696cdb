import { formatLocales } from '@rookery/client/i18n/format/format-locales.ts';
import { findLanguage } from '@rookery/client/i18n/languages.ts';
import { nativeName } from '@rookery/client/i18n/native-name.ts';
import type { Catalogues } from '../../client/vite/messages/catalogues.ts';
import { checkCatalogue } from './check-catalogue.ts';

const columns = [
  'code',
  'name',
  'messages',
  'missing',
  'invalid',
  'plural categories',
  'second review',
];

/** Returns when a second person reviewed a language, from its page in `docs/translating`. */
export function secondReviewDate(page: string): string | undefined {
  return /^Second review: (\d{4}-\d{2}-\d{2})/m.exec(page)?.[1];
}

/** Returns the name of a language's page in `docs/translating`. */
export function languagePageName(code: string): string {
  return `${code.toLowerCase().replace('_', '-')}.md`;
}

/**
 * Returns a Markdown table of the languages: how complete their messages are, their plural
 * categories and the date of the second review.
 *
 * @param pages the pages of `docs/translating` by file name
 */
export function languageTable(
  { source, languages }: Catalogues,
  pages: ReadonlyMap<string, string>,
): string {
  const rows = [['en', source] as const, ...languages].map(([code, texts]) => {
    const language = findLanguage(code);
    if (!language) throw new Error(`${code} is not in languages.ts`);
    const { missing, problems } = checkCatalogue(code, source, texts);
    const { pluralCategories } = new Intl.PluralRules(
      formatLocales(language.tag),
    ).resolvedOptions();
    return [
      code,
      nativeName(language),
      Object.keys(source).length,
      missing.length,
      problems.length,
      pluralCategories.toSorted().join(', '),
      secondReviewDate(pages.get(languagePageName(code)) ?? '') ?? '–',
    ];
  });
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
