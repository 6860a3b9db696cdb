import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { accountOptionValues } from '#session/preferences/account-option-values.ts';
import { settingsGroups } from '#session/preferences/placement/settings-groups.ts';
import type {
  AccountOptionPlacement,
  PreferencePlacement,
  SettingsTab,
} from '#session/preferences/placement/placement.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { useFoundSetting } from '#components/windows/found-setting-context.ts';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PreferenceControl } from './preference-control.tsx';
import { usePlacementConditions } from './use-placement-conditions.ts';
import {
  settingsGroupTitles,
  settingKeyOfPlacement,
  placementLabels,
} from './labels/preference-labels.ts';
import styles from './settings.module.css';
import type { SettingLabels } from './labels/setting-labels.ts';
import { SettingRow } from './setting-row.tsx';

/** Control of an option stored on the server. Disabled until its value has loaded. */
function AccountOptionControl({
  option,
  labels: words,
  isSub,
  isDisabled,
}: {
  option: AccountOptionKey;
  labels: SettingLabels;
  isSub: boolean;
  isDisabled: boolean;
}) {
  const { i18n, t } = useLingui();
  const options = useSession().part(accountOptionValues);
  const { values, saving } = useStore(options.store);
  const isSaving = saving.has(option);
  const value = isSaving ? undefined : values.get(option);
  const label = i18n._(words.label);
  const set = (next: unknown): void => void options.set(option, next);
  return (
    <SettingRow name={option} isSub={isSub} isSavedByServer>
      {words.choices ? (
        <Select
          label={label}
          disabled={isDisabled || value === undefined}
          options={[
            ...(typeof value === 'string' ? [] : [{ value: '', label: t`Loading…` }]),
            ...Object.entries(words.choices).map(([key, name]) => ({
              value: key,
              label: i18n._(name),
            })),
          ]}
          value={typeof value === 'string' ? value : ''}
          onChoose={set}
        />
      ) : (
        <Checkbox
          label={label}
          disabled={isDisabled || (value === undefined && !isSaving)}
          isBusy={isSaving}
          checked={value === true}
          ref={(box) => {
            if (box) box.indeterminate = value === undefined;
          }}
          onToggle={set}
        />
      )}
    </SettingRow>
  );
}

/** Says why the options of the account could not be loaded, with a retry. */
function AccountOptionsFailure() {
  const { store, load } = useSession().part(accountOptionValues);
  const { values, failure } = useStore(store);
  return (
    <CallFailure error={values.size === 0 ? failure : undefined} onRetry={() => void load()} />
  );
}

type SettingPlacement = PreferencePlacement | AccountOptionPlacement;

function useIsParentActive({ parent }: SettingPlacement): boolean {
  const { preferences } = useSession();
  return useSyncExternalStore(preferences.subscribe, () => {
    if (!parent) return true;
    const allowed: readonly unknown[] = parent.is;
    return allowed.includes(preferences.get(parent.key));
  });
}

function PlacedSetting({ place }: { place: SettingPlacement }) {
  const holds = usePlacementConditions();
  const isParentActive = useIsParentActive(place);
  const { values } = useStore(useSession().part(accountOptionValues).store);
  if (!isParentActive && place.withoutParent === 'hidden') return undefined;
  const words = placementLabels(place);
  const isBelow = 'parentOption' in place && place.parentOption !== undefined;
  const isDisabled =
    !isParentActive ||
    !(place.enabledWhen ?? []).every(holds) ||
    (isBelow && values.get(place.parentOption) !== true);
  const isSub = place.parent !== undefined || isBelow;
  return 'preference' in place ? (
    <PreferenceControl preference={place.preference} {...{ labels: words, isSub, isDisabled }} />
  ) : (
    <AccountOptionControl option={place.accountOption} {...{ labels: words, isSub, isDisabled }} />
  );
}

/** The settings of a tab in groups. */
export function SettingsGroups({ tab }: { tab: SettingsTab }) {
  const { i18n } = useLingui();
  const session = useSession();
  const holds = usePlacementConditions();
  const sought = useFoundSetting();
  const isExpert = usePreference('expertLevel') === 1;
  const { load } = session.part(accountOptionValues);
  useEffect(() => {
    if (session.viewerId !== null) void load();
  }, [session, load]);

  const groups = settingsGroups.filter(
    (group) =>
      group.tab === tab && group.hasOwnControls !== true && (group.when ?? []).every(holds),
  );
  const hasAccountOptions = groups.some(({ placements }) =>
    placements.some((place) => 'accountOption' in place),
  );
  return (
    <>
      {hasAccountOptions && <AccountOptionsFailure />}
      {groups.map((group) => {
        const places = group.placements.filter(
          (place) =>
            (place.when ?? []).every(holds) &&
            (isExpert || !place.expert || settingKeyOfPlacement(place) === sought),
        );
        const title = settingsGroupTitles[`${group.tab}/${group.id}`];
        return (
          places.length > 0 && (
            <section key={group.id} className={styles.group}>
              <h4>{title && i18n._(title)}</h4>
              {places.map((place) => (
                <PlacedSetting key={settingKeyOfPlacement(place)} place={place} />
              ))}
            </section>
          )
        );
      })}
    </>
  );
}
