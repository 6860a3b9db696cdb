import { compileTexts, tagOf, type Texts } from './catalogues.ts';
import { compareShapes } from './message-shape.ts';

/** A language is only offered as translated while so much of it is. */
export const leastShare = 0.9;

export interface CatalogueReport {
  /** English texts without a translation. */
  readonly missing: readonly string[];
  /** Between 0 and 1. */
  readonly share: number;
  /** One sentence for each thing that is wrong with a translation. */
  readonly problems: readonly string[];
}

/**
 * Looks at what one language says: how much is missing, and which translations lost a placeholder, a
 * plural form or a tag of the source.
 *
 * @param code as the catalogue's file is named
 */
export function checkCatalogue(code: string, source: Texts, texts: Texts): CatalogueReport {
  const ids = Object.keys(source);
  const missing = ids.filter((id) => !texts[id]).map((id) => source[id] ?? '');
  const share = ids.length === 0 ? 1 : 1 - missing.length / ids.length;
  const english = compileTexts('en', source);
  const said = compileTexts(code, texts);
  const wrong = (id: string): readonly string[] => {
    const error = said.errors.get(id);
    if (error !== undefined) return [error];
    return compareShapes(tagOf(code), english.compiled[id] ?? [], said.compiled[id] ?? []);
  };
  const problems = ids
    .filter((id) => texts[id])
    .flatMap((id) => wrong(id).map((why) => `${code}: “${source[id]}”: ${why}`));
  return { missing, share, problems };
}

/** The line on a language: how many messages lack a translation. */
export function shareLine(code: string, { missing, share }: CatalogueReport): string {
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return `${code}: ${percent} % translated, without a translation: ${missing.length}`;
}
