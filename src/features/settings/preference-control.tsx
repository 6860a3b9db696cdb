import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { preferences } from '#session/preferences/preferences.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { setPreference } from '#session/preferences/set-preference.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { isEqual } from '#lib/is-equal.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import type { SettingLabels } from './words/setting-labels.ts';
import { usePreferenceChoices } from './use-preference-choices.ts';
import { SettingRow } from './setting-row.tsx';
import { NumberSetting } from './number-setting.tsx';
import { NotificationKinds } from './notification-kinds.tsx';
import { NotificationPermission } from './notification-permission.tsx';
import { FilterRules } from './rules/filter-rules.tsx';
import { SettingsProfiles } from './profiles/settings-profiles.tsx';
import { TranslationTarget } from './translation-target.tsx';
import { WordFilters } from './word-filters.tsx';

/** Renders the control for a preference: checkbox, select, number field or a special component. */
export function PreferenceControl({
  preference,
  words,
  isSub,
  isDisabled,
}: {
  preference: PreferenceKey;
  words: SettingLabels;
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
    if (preference === 'filterRules') return <FilterRules label={label} help={description} />;
    if (preference === 'muteWords') return <WordFilters label={label} description={description} />;
    if (preference === 'notificationVisibility') return <NotificationKinds label={label} />;
    if (preference === 'desktopNotifications' || preference === 'webPushNotifications')
      return <NotificationPermission {...{ preference, label, description }} />;
    if (preference === 'translationLanguage') return <TranslationTarget label={label} />;
    if (choices) {
      const options = choices.map((choice) => {
        const name = choice.label;
        const isDefault =
          choice.value === (defaultValue ?? '') && preferences[preference].fromInstance;
        return isDefault ? { ...choice, label: t`Instance default (${name})` } : choice;
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
      onReset={
        isEqual(value, defaultValue) || preference === 'muteWords' || preference === 'filterRules'
          ? undefined
          : () => store.set(preference, undefined)
      }
    >
      {rendered}
    </SettingRow>
  );
}
