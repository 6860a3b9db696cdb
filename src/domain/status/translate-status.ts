import { translateStatus as translateCall } from '#contract/calls/statuses.ts';
import { ingestTranslation } from '#entities/ingest/ingest-translation.ts';
import type { StatusActionContext } from './actions/status-action.ts';
import { translationSources } from './translation-sources.ts';

/**
 * Asks for a status in the reader's language, out of `from` or the language that the server finds,
 * and opens the place where it will stand. When no language to translate into is set, a notice says so
 * (spec 2 §8).
 */
export async function translateStatus(
  { session, status, showTranslation }: StatusActionContext,
  from = '',
): Promise<void> {
  const { preferences, notices, tables, call } = session;
  const { id, editedAt = null } = status;
  const language = preferences.get('translationLanguage');
  if (language === undefined) {
    const messageKey = 'no_translation_target_set';
    notices.raise({ level: 'info', messageKey, timeoutMs: 5000 });
    return;
  }
  translationSources(tables).put({ id, from });
  /* It says until then that it is on its way. */
  showTranslation();
  const askedAt = tables.hub.now();
  const query = from === '' ? {} : { from };
  const { value } = await call(translateCall, { path: { id, language }, query });
  ingestTranslation(tables, { id, editedAt, language }, value, askedAt);
}
