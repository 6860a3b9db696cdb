import { translateStatus as translateCall } from '#contract/calls/statuses.ts';
import { ingestTranslation } from '#entities/ingest/ingest-translation.ts';
import type { StatusActionContext } from '#domain/card/status-action.ts';
import { translationSources } from './translation-sources.ts';

/**
 * Asks for a status in the reader's language, out of `from` or the language that the server finds,
 * and opens the place where it will stand. When no language to translate into is set, a notice says so.
 */
export async function translateStatus(
  { session, status, showTranslation }: StatusActionContext,
  from = '',
): Promise<void> {
  const { preferences, notices, tables, load } = session;
  const { id, editedAt = null } = status;
  const language = preferences.get('translationLanguage');
  if (language === undefined) {
    const messageKey = 'no_translation_target_set';
    notices.raise({ level: 'info', messageKey, timeoutMs: 5000 });
    return;
  }
  session.part(translationSources).put({ id, from });
  /* It says until then that it is on its way. */
  showTranslation();
  const query = from === '' ? {} : { from };
  await load(translateCall, { path: { id, language }, query }, (wire, { askedAt }) =>
    ingestTranslation(tables, { id, editedAt, language }, wire, askedAt),
  );
}
