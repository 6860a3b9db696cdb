import { Trans, useLingui } from '@lingui/react/macro';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { translateStatus } from '../translate-status.ts';
import { translationLanguages } from '../translation-languages.ts';
import { translationSources } from '../translation-sources.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import styles from './translation-block.module.css';

/** Selects the source language and requests the translation. */
export function TranslationChoice({
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
  const sources = part(translationSources);
  const from = useRow(sources, id)?.from ?? '';
  const offered = (languages?.source ?? []).filter(
    ({ code }) => code === from || code.toLowerCase() !== into.toLowerCase(),
  );
  /* The selected language stays in the list even if the server no longer offers it. */
  const isOffered = from === '' || offered.some(({ code }) => code === from);
  const all = isOffered ? offered : [...offered, { code: from }];
  const targets = languages?.target ?? [];
  const isKnownTarget = targets.some(({ code }) => code.toLowerCase() === into.toLowerCase());
  const nameOf = ({ code, name }: { code: string; name?: string | undefined }): string =>
    name ?? formatLanguageName(code, i18n.locale);
  const translate = (): void =>
    actions.attempt({
      id: 'translate',
      label: t`Translate`,
      marksBusy: true,
      /* Uses the status of the context, since it may be edited before a retry. */
      work: (context) => translateStatus(context, from),
    });
  const why = failure === undefined ? undefined : i18n._(errorMessage(failure));
  return (
    <>
      <div className={styles.again}>
        <Select
          label={t`Translate from`}
          value={from}
          onChoose={(chosen) => sources.put({ id, from: chosen })}
          options={[
            { value: '', label: t`The language found` },
            ...all.map((language) => ({ value: language.code, label: nameOf(language) })),
          ]}
        />
        <Select
          label={t`Translate into`}
          value={
            targets.find(({ code }) => code.toLowerCase() === into.toLowerCase())?.code ?? into
          }
          onChoose={(chosen) => preferences.set('translationLanguage', chosen)}
          options={(isKnownTarget ? targets : [...targets, { code: into }]).map((language) => ({
            value: language.code,
            label: nameOf(language),
          }))}
        />
        <Button size="small" isBusy={actions.isBusy('translate')} onClick={translate}>
          {translation === undefined ? <Trans>Translate</Trans> : <Trans>Translate again</Trans>}
        </Button>
      </div>
      {why !== undefined && (
        <FailureLine onRetry={retry}>
          <Trans>Languages to translate from: {why}</Trans>
        </FailureLine>
      )}
    </>
  );
}
