import { compileTexts, languageTag, type Texts } from '../../client/vite/messages/catalogues.ts';
import { compareShapes } from '../../client/vite/messages/message-shape.ts';
import { misquotedLabels } from './quoted-labels.ts';

export interface CatalogueReport {
  /** English texts without a translation. */
  readonly missing: readonly string[];
  /** Share of the messages that are translated, from 0 to 1. */
  readonly share: number;
  /** One sentence for each invalid translation. */
  readonly problems: readonly string[];
}

/**
 * Checks one language: how many messages are missing, and which translations lack a placeholder,
 * plural form or tag of the source, or quote a label by another name than its translation.
 *
 * @param code the name of the catalogue's file
 */
export function checkCatalogue(code: string, source: Texts, texts: Texts): CatalogueReport {
  const ids = Object.keys(source);
  const missing = ids.filter((id) => !texts[id]).map((id) => source[id] ?? '');
  const share = ids.length === 0 ? 1 : 1 - missing.length / ids.length;
  const english = compileTexts('en', source);
  const translated = compileTexts(code, texts);
  const errorsOf = (id: string): readonly string[] => {
    const error = translated.errors.get(id);
    if (error !== undefined) return [error];
    const shape = compareShapes(
      languageTag(code),
      english.compiled[id] ?? [],
      translated.compiled[id] ?? [],
    );
    return [...shape, ...misquotedLabels(id, languageTag(code), source, texts)];
  };
  const problems = ids
    .filter((id) => texts[id])
    .flatMap((id) => errorsOf(id).map((why) => `${code}: “${source[id]}”: ${why}`));
  return { missing, share, problems };
}

/** Formats the translated share of a language and its number of missing messages. */
export function formatShare(code: string, { missing, share }: CatalogueReport): string {
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return `${code}: ${percent} % translated, without a translation: ${missing.length}`;
}

/** Returns a Markdown table of languages: their missing messages, and the translated share. */
export function missingMessagesTable(
  reports: readonly (CatalogueReport & { code: string })[],
): string {
  const rows = reports.map(({ code, missing, share }) => [
    code,
    missing.length,
    `${(Math.floor(share * 1000) / 10).toFixed(1)} %`,
  ]);
  return [['language', 'missing', 'translated'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
