import { readCatalogues } from '../../client/vite/messages/catalogues.ts';
import { checkCatalogue, missingMessagesTable } from './check-catalogue.ts';

export interface TranslationReport {
  /** A table of the languages that lack translations; empty if there are none. */
  readonly missing: string;
  /** One sentence for each invalid translation. */
  readonly problems: readonly string[];
}

/** Checks all catalogues. A missing translation shows the English text, an invalid one is an error. */
export async function reportTranslations(): Promise<TranslationReport> {
  const { source, languages } = await readCatalogues();
  const reports = Array.from(languages, ([code, texts]) => ({
    code,
    ...checkCatalogue(code, source, texts),
  }));
  const incomplete = reports.filter(({ missing }) => missing.length > 0);
  return {
    missing:
      incomplete.length > 0
        ? `Missing translations show the English text:\n${missingMessagesTable(incomplete)}`
        : '',
    problems: reports.flatMap(({ problems }) => problems),
  };
}
