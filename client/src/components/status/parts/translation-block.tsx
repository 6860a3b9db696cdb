import { Trans, useLingui } from '@lingui/react/macro';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { formatLanguageName, languageOptions } from '#i18n/format/language-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusEnclosingArticle } from '#ui/focus/return-focus.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Select } from '#ui/forms/select.tsx';
import { statusTextProps } from '#store/status/status-content.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { translateStatus } from '../actions/translate-action.ts';
import { translationLanguages, statusTranslationState } from '../status-translation-state.ts';
import styles from './translation-block.module.css';

/** Selects the source language and requests the translation. */
function TranslationChoice({
  status: { id, translation },
  actions,
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { t, i18n } = useLingui();
  const {
    value: languages,
    failure,
    retry,
  } = useCall(translationLanguages, {}, { staleTime: Infinity });
  const { preferences, part } = useSession();
  const into = usePreference('translationLanguage') ?? i18n.locale.slice(0, 2);
  const { sources } = part(statusTranslationState);
  const from = useRow(sources, id)?.from ?? '';
  const offered = (languages?.source ?? []).filter(
    ({ code }) => code === from || code.toLowerCase() !== into.toLowerCase(),
  );
  /* The selected language is added to the list if the server no longer offers it. */
  const isOffered = from === '' || offered.some(({ code }) => code === from);
  const all = isOffered ? offered : [...offered, { code: from }];
  const targets = languages?.target ?? [];
  const isKnownTarget = targets.some(({ code }) => code.toLowerCase() === into.toLowerCase());
  const translate = (): void =>
    actions.attempt({
      id: 'translate',
      label: t`Translate`,
      marksBusy: true,
      /* Uses the status in `context`, which is current also when the action is retried: the
         status may have been edited since. */
      work: (context) => translateStatus(context, from),
    });
  const reason = failure === undefined ? undefined : i18n._(errorMessage(failure));
  return (
    <>
      <div className={styles.again}>
        <Select
          label={t`Original language`}
          value={from}
          onChoose={(chosen) => sources.put({ id, from: chosen })}
          options={[
            { value: '', label: t`Detected language` },
            ...languageOptions(all, i18n.locale),
          ]}
        />
        <Select
          label={t`Translation language`}
          value={
            targets.find(({ code }) => code.toLowerCase() === into.toLowerCase())?.code ?? into
          }
          onChoose={(chosen) => preferences.set('translationLanguage', chosen)}
          options={languageOptions(
            isKnownTarget ? targets : [...targets, { code: into }],
            i18n.locale,
          )}
        />
        <Button size="small" isBusy={actions.isBusy('translate')} onClick={translate}>
          {translation === undefined ? <Trans>Translate</Trans> : <Trans>Translate again</Trans>}
        </Button>
      </div>
      {reason !== undefined && (
        <FailureLine onRetry={retry}>
          <Trans>Couldn’t load the languages to translate from: {reason}</Trans>
        </FailureLine>
      )}
    </>
  );
}

function Progress({
  status: { translation, editedAt = null },
  isBusy,
}: {
  status: StatusRow;
  isBusy: boolean;
}) {
  const { i18n } = useLingui();
  if (isBusy) {
    return (
      <>
        <Spinner />
        <Trans>Translating…</Trans>
      </>
    );
  }
  if (translation === undefined)
    return <Trans>You can choose the original language of the post.</Trans>;
  const { statusEditedAt: ofEdit, detectedLanguage } = translation;
  if (ofEdit !== editedAt) return <Trans>This post was edited after it was translated.</Trans>;
  if (detectedLanguage === null) return <Trans>Translated</Trans>;
  const language = formatLanguageName(detectedLanguage, i18n.locale);
  return <Trans>Translated from {language}</Trans>;
}

/**
 * The translation of a status, with the detected language and a select for another source language
 * (R-TRANS-001). If the translation failed or the status was edited since, only the select. One live
 * region announces the progress. The buttons stay mounted meanwhile, so that the clicked one keeps
 * the focus.
 */
export function TranslationBlock({
  status,
  actions,
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { t } = useLingui();
  const { translation, editedAt = null } = status;
  const isFresh = translation?.statusEditedAt === editedAt;
  return (
    <section
      ref={focusEnclosingArticle}
      className={styles.block}
      /* Without a translation of the current version the section has no name, and so is no
         landmark. */
      aria-label={isFresh ? t`Translation` : undefined}
    >
      <div className={styles.head}>
        <output className={styles.progress}>
          <Progress status={status} isBusy={actions.isBusy('translate')} />
        </output>
        <Button variant="text" size="small" onClick={actions.hideTranslation}>
          {translation === undefined ? <Trans>Close</Trans> : <Trans>Hide translation</Trans>}
        </Button>
      </div>
      {isFresh && (
        <div ref={focusEnclosingArticle}>
          {' '}
          <RichText
            {...statusTextProps(status)}
            html={translation.text}
            lang={translation.language}
          />
        </div>
      )}
      <TranslationChoice status={status} actions={actions} />
    </section>
  );
}
