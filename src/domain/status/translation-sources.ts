import { createTable, type Table } from '#entities/table.ts';
import type { Tables } from '#entities/tables.ts';

/** Out of which language a status is to be translated. */
interface TranslationSource {
  readonly id: string;
  /** Empty for the language that the server finds. */
  readonly from: string;
}

const kept = new WeakMap<Tables, Table<TranslationSource>>();

/**
 * What was last chosen or asked for, of each status of one session: as the translation itself does, it
 * outlives the card, and the menu and the translation both ask.
 */
export function translationSources(tables: Tables): Table<TranslationSource> {
  const known = kept.get(tables) ?? createTable<TranslationSource>(tables.hub);
  kept.set(tables, known);
  return known;
}
