import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import type { AccountOptionPlacement, PreferencePlacement } from '../placement/placement.ts';
import { interfaceLabels } from './interface-labels.ts';
import { accountOptionLabels, otherLabels } from './other-labels.ts';
import { postLabels } from './post-labels.ts';
import type { PreferenceLabelMap, SettingLabels } from './setting-labels.ts';

/** Preferences that the settings dialog never shows. */
type PreferenceWithoutLabel = 'mutedApplause' | 'profileVersion' | 'shortcutKeys';

const allPreferenceLabels: PreferenceLabelMap = {
  ...interfaceLabels,
  ...postLabels,
  ...otherLabels,
} satisfies Record<Exclude<PreferenceKey, PreferenceWithoutLabel>, SettingLabels>;

/** Returns the key of a setting, which is also its name in related clients. */
export function keyOfPlacement(place: PreferencePlacement | AccountOptionPlacement): string {
  return 'preference' in place ? place.preference : place.accountOption;
}

/** Returns the labels of a preference, or its key if it has none. */
export function preferenceLabels(key: PreferenceKey): SettingLabels {
  return allPreferenceLabels[key] ?? { label: { id: key, message: key } };
}

/** Returns the labels of a setting; its key if they are missing, which is a bug. */
export function placementLabels(
  place: PreferencePlacement | AccountOptionPlacement,
): SettingLabels {
  const labels =
    'preference' in place
      ? allPreferenceLabels[place.preference]
      : accountOptionLabels[place.accountOption];
  return labels ?? { label: { id: keyOfPlacement(place), message: keyOfPlacement(place) } };
}

/** Titles of the groups, by tab and id. */
export const groupTitles: Readonly<Record<string, MessageDescriptor>> = {
  'general/language': msg`Language`,
  'general/settingsProfiles': msg`Settings profiles`,
  'general/interface': msg`Interface`,
  'general/columns': msg`Columns`,
  'general/confirmations': msg`Confirmations`,
  'general/posts': msg`Post appearance`,
  'general/attachments': msg`Attachments`,
  'general/mentions': msg`Mentions`,
  'general/fun': msg`Fun`,
  'general/composing': msg`Writing`,
  'profile/accountPrivacy': msg`Account privacy`,
  'filtering/posts': msg`Posts`,
  'filtering/words': msg`Word filters`,
  'filtering/rules': msg`Rules`,
  'filtering/attachments': msg`Attachments`,
  'filtering/profiles': msg`Profiles`,
  'theme/theme': msg`Theme`,
  'theme/look': msg`Appearance`,
  'notifications/filters': msg`Filters`,
  'notifications/privacy': msg`Privacy`,
  'footer/expert': msg`At the bottom`,
};
