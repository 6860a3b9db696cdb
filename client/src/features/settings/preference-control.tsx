import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type PreferenceKey, preferences } from '#session/preferences/preferences.ts';
import { setPreference } from '#session/preferences/set-preference.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { isEqual } from '#lib/is-equal.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Select, type SelectOption } from '#ui/forms/select.tsx';
import { languagesByName } from '#i18n/native-name.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { translationLanguages } from '#components/status/status-translation-state.ts';
import { languageOptions } from '#i18n/format/language-name.ts';
import { useCall } from '#session/queries/use-call.ts';
import type { SettingLabels } from './labels/setting-labels.ts';
import { SpokenPartsSetting } from './spoken-parts-setting.tsx';
import { TimelineKindsSetting } from './timeline-kinds-setting.tsx';
import { SettingRow } from './setting-row.tsx';
import { NumberSetting, NotificationKinds, NotificationPermission } from './setting-inputs.tsx';
import { SettingsProfiles } from './settings-profiles.tsx';
import { postLanguageOptions } from '#i18n/post-languages.ts';

/** Select for the language into which posts are translated. */
function TranslationTarget({ label }: { label: string }) {
  const { i18n, t } = useLingui();
  const { preferences: store } = useSession();
  const { value, failure, retry } = useCall(translationLanguages, {}, { staleTime: Infinity });
  const chosen = usePreference('translationLanguage') ?? '';
  const offered = value?.target ?? [];
  const known = offered.find(({ code }) => code.toLowerCase() === chosen.toLowerCase());
  /* The chosen language is added to the list if the server no longer offers it. */
  const all = known || chosen === '' ? offered : [...offered, { code: chosen }];
  const reason = failure === undefined ? undefined : i18n._(errorMessage(failure));
  return (
    <>
      <Select
        label={label}
        value={known?.code ?? chosen}
        options={[{ value: '', label: t`Same as interface` }, ...languageOptions(all, i18n.locale)]}
        onChoose={(code) => store.set('translationLanguage', code === '' ? undefined : code)}
      />
      {reason !== undefined && (
        <FailureLine onRetry={retry}>
          <Trans>Couldn’t load the translation languages: {reason}</Trans>
        </FailureLine>
      )}
    </>
  );
}

/** Returns the values of a preference if they can be listed. The empty value means "unset". */
function usePreferenceChoices(
  preference: PreferenceKey,
  words: SettingLabels,
): readonly SelectOption<string>[] | undefined {
  const { i18n, t } = useLingui();
  const formats = useStore(useSession().instance, ({ info }) => info.postFormats);
  if (preference === 'interfaceLanguage') {
    return [
      { value: '', label: t`Browser default` },
      ...languagesByName(i18n.locale).map(({ code, name }) => ({ value: code, label: name })),
    ];
  }
  if (preference === 'postLanguage') {
    return [{ value: '', label: t`Same as interface` }, ...postLanguageOptions(i18n.locale)];
  }
  if (!words.choices) return undefined;
  const named = Object.entries(words.choices).map(([value, label]) => ({
    value,
    label: i18n._(label),
  }));
  if (preference !== 'postContentType') return named;
  return formats.map(
    (value) => named.find((choice) => choice.value === value) ?? { value, label: value },
  );
}

/** Renders the control for a preference: checkbox, select, number field or a special component. */
export function PreferenceControl({
  preference,
  labels: words,
  isSub,
  isDisabled,
}: {
  preference: PreferenceKey;
  labels: SettingLabels;
  isSub: boolean;
  isDisabled: boolean;
}) {
  const { i18n, t } = useLingui();
  const { preferences: store } = useSession();
  const value = usePreference(preference);
  const defaultValue = useSyncExternalStore(store.subscribe, () => store.defaultOf(preference));
  const choices = usePreferenceChoices(preference, words);
  const label = i18n._(words.label);
  const description = words.help && i18n._(words.help);
  const choose = (next: unknown): void => {
    setPreference(store, preference, next);
  };

  const control = () => {
    if (preference === 'profile') return <SettingsProfiles />;
    if (preference === 'notificationVisibility') return <NotificationKinds label={label} />;
    if (preference === 'leftOutOfTimelines')
      return <TimelineKindsSetting {...{ label, description }} />;
    if (preference === 'spokenParts') return <SpokenPartsSetting {...{ label, description }} />;
    if (preference === 'desktopNotifications' || preference === 'webPushNotifications')
      return <NotificationPermission {...{ preference, label, description }} />;
    if (preference === 'translationLanguage') return <TranslationTarget label={label} />;
    if (choices) {
      const options = choices.map((choice) => {
        const name = choice.label;
        const isDefault =
          choice.value === (defaultValue ?? '') && preferences[preference].fromInstance;
        return isDefault ? { ...choice, label: t`Server default (${name})` } : choice;
      });
      return (
        <Select
          label={label}
          description={description}
          disabled={isDisabled}
          options={options}
          value={typeof value === 'string' ? value : ''}
          onChoose={(chosen) =>
            chosen === (defaultValue ?? '') ? store.set(preference, undefined) : choose(chosen)
          }
        />
      );
    }
    if (typeof value === 'boolean') {
      return (
        <Checkbox
          label={label}
          description={description}
          disabled={isDisabled}
          checked={value}
          onToggle={choose}
        />
      );
    }
    if (typeof value === 'number') {
      return (
        <NumberSetting
          label={label}
          description={description}
          isDisabled={isDisabled}
          bounds={words.bounds}
          value={value}
          onChoose={choose}
        />
      );
    }
    return undefined;
  };
  const rendered = control();
  if (!rendered) return undefined;
  return (
    <SettingRow
      name={preference}
      isSub={isSub}
      onReset={isEqual(value, defaultValue) ? undefined : () => store.set(preference, undefined)}
    >
      {rendered}
    </SettingRow>
  );
}
