import { msg } from '@lingui/core/macro';
import Languages from 'lucide-react/icons/languages';
import { i18n } from '#i18n/i18n.ts';
import { can } from '#api/capabilities.ts';
import {
  requestTranslation,
  translateStatus as translateCall,
} from '@rookery/contract/calls/translations.ts';
import type { Translation } from '@rookery/contract/schemas/translation.ts';
import type { ResponseContext } from '#session/load.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import type { StatusActionContext } from '#session/actions/status-context.ts';
import { isAccessDenied } from '#session/feeds/is-unknown-timeline.ts';
import {
  markVisitorTranslationRefused,
  statusTranslationState,
} from '../status-translation-state.ts';
import type { StatusMenuAction } from './status-action.ts';
import { ingestTranslation } from '#store/ingest/ingest-status-details.ts';

/**
 * Requests a translation of a status into the reader's language and opens the translation block. `from`
 * is the source language; if empty, the server detects it. If the reader has set no language, uses that
 * of the interface and raises a notice (R-TRANS-003). Before the text of a status that is not public is
 * sent to the translation service, asks once for confirmation.
 */
export async function translateStatus(
  { session, status, confirm, showTranslation }: StatusActionContext,
  from = '',
): Promise<void> {
  const { preferences, notices, tables, load, instance, viewerId } = session;
  const { id, editedAt = null, visibility } = status;
  if (
    visibility !== 'public' &&
    visibility !== 'unlisted' &&
    preferences.get('modalOnTranslatePrivate')
  ) {
    if (!(await confirm('translate'))) return;
    preferences.set('modalOnTranslatePrivate', false);
  }
  const wanted = preferences.get('translationLanguage');
  const language = wanted ?? i18n.locale.slice(0, 2);
  if (wanted === undefined) {
    const messageKey = 'no_translation_target_set';
    const messageArgs = { language: formatLanguageName(language, i18n.locale) };
    notices.raise({ level: 'info', messageKey, messageArgs, timeoutMs: 5000 });
  }
  session.part(statusTranslationState).sources.put({ id, from });
  /* The block is opened before the response, to show that the translation is loading. */
  showTranslation();
  const { serverInfo } = instance.getState().info;
  const handle = (wire: Translation, { requestedAt }: ResponseContext): void =>
    ingestTranslation(tables, { id, editedAt, language }, wire, requestedAt);
  /* Mastodon's call has no parameter for the source language, and Mastodon rejects the call from
     visitors. */
  const isOld =
    can('machineTranslation', serverInfo) &&
    (from !== '' || viewerId === null || !can('mastodonTranslation', serverInfo));
  const query = from === '' ? {} : { from };
  try {
    await (isOld
      ? load(translateCall, { path: { id, language }, query }, handle)
      : load(requestTranslation, { path: { id }, body: { lang: language } }, handle));
  } catch (error) {
    if (viewerId === null && isAccessDenied(error)) markVisitorTranslationRefused(session);
    throw error;
  }
}

/** Translates a status into the reader's language, if the server offers it to them (R-ACT-016). */
export const translateAction: StatusMenuAction = {
  id: 'translate',
  icon: () => Languages,
  label: () => msg`Translate`,
  isShown: ({ canTranslate }) => canTranslate,
  run: (context) => translateStatus(context),
};
