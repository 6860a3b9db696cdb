import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePo } from 'pofile-ts';
import * as v from 'valibot';
import mailTexts from './mail-texts.json' with { type: 'json' };

/** Translations by English text. */
export type Catalogue = ReadonlyMap<string, string>;

const catalogues = new Map<string, Catalogue>();

/** Translations of mails by language and English text, until the catalogues contain them. */
const translatedMails = v.parse(v.record(v.string(), v.record(v.string(), v.string())), mailTexts);

function parseCatalogue(code: string): Catalogue {
  const file = path.join(import.meta.dirname, 'locales', `${code}.po`);
  const items = existsSync(file) ? parsePo(readFileSync(file, 'utf8')).items : [];
  const texts = items.flatMap(({ msgid, msgstr: [text = ''], obsolete }) =>
    obsolete || text === '' ? [] : [[msgid, text] as const],
  );
  return new Map([...Object.entries(translatedMails[code] ?? {}), ...texts]);
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
