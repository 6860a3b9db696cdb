import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { accountOptionValues } from '#session/preferences/account-option-values.ts';
import { settingsGroups } from '#session/preferences/places/all-places.ts';
import type {
  AccountOptionPlace,
  PreferencePlace,
  SettingsTab,
} from '#session/preferences/places/place.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { AccountOptionControl } from './account-option-control.tsx';
import { PreferenceControl } from './preference-control.tsx';
import { useSought } from '#domain/settings/sought.ts';
import { useConditions } from './use-conditions.ts';
import { groupTitles, keyOfPlace, wordsOfPlace } from './words/all-words.ts';
import styles from './settings.module.css';

type SettingPlacement = PreferencePlace | AccountOptionPlace;

function useIsParentActive({ parent }: SettingPlacement): boolean {
  const { preferences } = useSession();
  return useSyncExternalStore(preferences.subscribe, () => {
    if (!parent) return true;
    const allowed: readonly unknown[] = parent.is;
    return allowed.includes(preferences.get(parent.key));
  });
}

function PlacedSetting({ place }: { place: SettingPlacement }) {
  const holds = useConditions();
  const isParentActive = useIsParentActive(place);
  const { values } = useStore(useSession().part(accountOptionValues).store);
  if (!isParentActive && place.withoutParent === 'hidden') return undefined;
  const words = wordsOfPlace(place);
  const isBelow = 'below' in place && place.below !== undefined;
  const isDisabled =
    !isParentActive ||
    !(place.enabledWhen ?? []).every(holds) ||
    (isBelow && values.get(place.below) !== true);
  const isSub = place.parent !== undefined || isBelow;
  return 'preference' in place ? (
    <PreferenceControl preference={place.preference} {...{ words, isSub, isDisabled }} />
  ) : (
    <AccountOptionControl option={place.accountOption} {...{ words, isSub, isDisabled }} />
  );
}

/** The settings of a tab in groups. */
export function SettingsGroups({ tab }: { tab: SettingsTab }) {
  const { i18n } = useLingui();
  const session = useSession();
  const holds = useConditions();
  const sought = useSought();
  const isExpert = usePreference('expertLevel') === 1;
  const { load } = session.part(accountOptionValues);
  useEffect(() => {
    if (session.viewerId !== null) void load();
  }, [session, load]);

  return settingsGroups
    .filter((group) => group.tab === tab && (group.when ?? []).every(holds))
    .map((group) => {
      const places = group.places.filter(
        (place) =>
          (place.when ?? []).every(holds) &&
          (isExpert || !place.expert || keyOfPlace(place) === sought),
      );
      const title = groupTitles[`${group.tab}/${group.id}`];
      return (
        places.length > 0 && (
          <section key={group.id} className={styles.group}>
            <h4>{title && i18n._(title)}</h4>
            {places.map((place) => (
              <PlacedSetting key={keyOfPlace(place)} place={place} />
            ))}
          </section>
        )
      );
    });
}
