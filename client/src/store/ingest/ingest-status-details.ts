import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Tables } from '#store/tables.ts';
import type { Translation } from '@rookery/contract/schemas/translation.ts';
import { ingestAccounts } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { capList, capText } from './limits.ts';

export type StatusPeopleField = 'favouritedByIds' | 'rebloggedByIds';

/** Ingests the accounts that favourited or reblogged a status (R-ENT-035). */
export function ingestStatusPeople(
  tables: Tables,
  id: string,
  people: StatusPeopleField,
  wires: readonly Account[],
  context: IngestContext,
): void {
  tables.hub.batch(() => {
    const ids = ingestAccounts(tables, capList(wires), context);
    tables.statuses.merge({ id, [people]: ids }, context.requestedAt);
  });
}

/**
 * Ingests a translation (R-ENT-036). `editedAt` identifies the version of the status that was
 * translated; `language` is the language that was requested.
 */
export function ingestTranslation(
  tables: Tables,
  { id, editedAt, language }: { id: string; editedAt: string | null; language: string },
  wire: Translation,
  requestedAt: number,
): void {
  const translation = {
    text: capText(wire.text ?? wire.content ?? '', 'text'),
    detectedLanguage: capText(
      wire.detected_language ?? wire.detected_source_language ?? null,
      'name',
    ),
    language: capText(wire.language ?? language, 'name'),
    statusEditedAt: editedAt,
  };
  tables.statuses.merge({ id, translation }, requestedAt);
}
