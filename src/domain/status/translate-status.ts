import { translateStatus as translateCall } from '#contract/calls/statuses.ts';
import { ingestTranslation } from '#entities/ingest/ingest-translation.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { Session } from '#session/session.ts';

/**
 * Asks for a status in the reader's language, out of `from` or the language that the server finds.
 * When no language to translate into is set, a notice says so (spec 2 §8).
 */
export async function translateStatus(
  { preferences, notices, tables, call }: Session,
  { id, editedAt = null }: StatusRow,
  from?: string,
): Promise<void> {
  const language = preferences.get('translationLanguage');
  if (language === undefined) {
    const messageKey = 'no_translation_target_set';
    notices.raise({ level: 'info', messageKey, timeoutMs: 5000 });
    return;
  }
  const askedAt = tables.hub.now();
  const query = from === undefined ? {} : { from };
  const { value } = await call(translateCall, { path: { id, language }, query });
  ingestTranslation(tables, { id, editedAt, language }, value, askedAt);
}
