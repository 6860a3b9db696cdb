import { readCatalogues, type Translated } from '../../client/vite/messages/catalogues.ts';
import { checkCatalogue, missingMessagesTable } from './check-catalogue.ts';

export interface TranslationReport {
  /** A table of the languages that lack translations; empty if there are none. */
  readonly missing: string;
  /** One sentence for each invalid translation. */
  readonly problems: readonly string[];
}

async function reportPackage(translated: Translated): Promise<TranslationReport> {
  const { source, languages } = await readCatalogues(translated);
  const reports = Array.from(languages, ([code, texts]) => ({
    code,
    ...checkCatalogue(code, source, texts),
  }));
  const incomplete = reports.filter(({ missing }) => missing.length > 0);
  return {
    missing:
      incomplete.length > 0
        ? `Missing translations of the ${translated} show the English text:\n${missingMessagesTable(incomplete)}`
        : '',
    problems: reports.flatMap(({ problems }) => problems),
  };
}

/** Checks all catalogues. A missing translation shows the English text, an invalid one is an error. */
export async function reportTranslations(): Promise<TranslationReport> {
  const client = await reportPackage('client');
  const instance = await reportPackage('instance');
  return {
    missing: client.missing + instance.missing,
    problems: [...client.problems, ...instance.problems],
  };
}
