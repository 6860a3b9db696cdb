import { createTable, type Table } from '#store/table.ts';
import type { SessionPart } from '#session/session.ts';
import { getTranslationLanguages } from '@rookery/contract/calls/translations.ts';
import { defineQuery, identity } from '#session/queries/query.ts';

export const translationLanguages = defineQuery(
  'translation languages',
  getTranslationLanguages,
  identity,
);

interface TranslationSource {
  readonly id: string;
  /** Empty to let the server detect the language. */
  readonly from: string;
}

/**
 * The source language last selected or requested for each status of a session. It outlives the
 * card, as the translation does, and is shared by the menu and the translation block.
 */
export const translationSources: SessionPart<Table<TranslationSource>> = {
  name: 'translation sources',
  create: ({ tables }) => createTable(tables.hub),
};
