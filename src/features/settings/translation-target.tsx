import { Trans, useLingui } from '@lingui/react/macro';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { translationLanguages } from '#components/status/translation-languages.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Select } from '#ui/select.tsx';

/** Selects the language into which posts are translated. */
export function TranslationTarget({ label }: { label: string }) {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const { value, failure, retry } = useCall(translationLanguages, {}, { staleTime: Infinity });
  const chosen = usePreference('translationLanguage') ?? '';
  const offered = value?.target ?? [];
  const known = offered.find(({ code }) => code.toLowerCase() === chosen.toLowerCase());
  /* Keeps the chosen language in the list even if the server no longer offers it. */
  const all = known || chosen === '' ? offered : [...offered, { code: chosen }];
  const why = failure === undefined ? undefined : i18n._(errorMessage(failure));
  return (
    <>
      <Select
        label={label}
        value={known?.code ?? chosen}
        options={[
          { value: '', label: t`As the interface` },
          ...all.map((one) => ({
            value: one.code,
            label: one.name ?? formatLanguageName(one.code, i18n.locale),
          })),
        ]}
        onChoose={(code) => preferences.set('translationLanguage', code === '' ? undefined : code)}
      />
      {why !== undefined && (
        <FailureLine onRetry={retry}>
          <Trans>Languages to translate into: {why}</Trans>
        </FailureLine>
      )}
    </>
  );
}
