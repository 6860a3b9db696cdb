import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePo } from 'pofile-ts';

/** Translations by English text. */
export type Catalogue = ReadonlyMap<string, string>;

const catalogues = new Map<string, Catalogue>();

function parseCatalogue(code: string): Catalogue {
  const file = path.join(import.meta.dirname, 'locales', `${code}.po`);
  const items = existsSync(file) ? parsePo(readFileSync(file, 'utf8')).items : [];
  const texts = items.flatMap(({ msgid, msgstr: [text = ''], obsolete }) =>
    obsolete || text === '' ? [] : [[msgid, text] as const],
  );
  return new Map(texts);
}

/**
 * Returns the catalogue of a language, which is read when it is first needed. It is empty for English,
 * and does not contain missing translations.
 *
 * @param code a code that `matchLanguage` returned
 */
export function readCatalogue(code: string): Catalogue {
  const catalogue = catalogues.get(code) ?? parseCatalogue(code);
  catalogues.set(code, catalogue);
  return catalogue;
}
