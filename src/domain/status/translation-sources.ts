import { createTable, type Table } from '#entities/table.ts';
import type { SessionPart } from '#session/session.ts';

interface TranslationSource {
  readonly id: string;
  /** Empty for the language that the server finds. */
  readonly from: string;
}

/**
 * What was last chosen or asked for, of each status of one session: as the translation itself does, it
 * outlives the card, and the menu and the translation both ask.
 */
export const translationSources: SessionPart<Table<TranslationSource>> = {
  name: 'translation sources',
  create: ({ tables }) => createTable(tables.hub),
};
