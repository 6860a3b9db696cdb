import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import type {
  AccountOptionPlacement,
  PreferencePlacement,
} from '#session/preferences/placement/placement.ts';
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

/** Returns the key of a setting, which is also its name in Akkoma-FE and Pleroma-FE. */
export function settingKeyOfPlacement(
  place: PreferencePlacement | AccountOptionPlacement,
): PreferenceKey | AccountOptionKey {
  return 'preference' in place ? place.preference : place.accountOption;
}

/** Returns the labels of a preference, or its key if it has none. */
export function preferenceLabels(key: PreferenceKey): SettingLabels {
  return allPreferenceLabels[key] ?? { label: { id: key, message: key } };
}

/** Returns the labels of a setting, or its key as label if they are missing, which is a bug. */
export function placementLabels(
  place: PreferencePlacement | AccountOptionPlacement,
): SettingLabels {
  const labels =
    'preference' in place
      ? allPreferenceLabels[place.preference]
      : accountOptionLabels[place.accountOption];
  return (
    labels ?? { label: { id: settingKeyOfPlacement(place), message: settingKeyOfPlacement(place) } }
  );
}

/** Titles of the groups, by tab and id. */
export const settingsGroupTitles: Readonly<Record<string, MessageDescriptor>> = {
  'appearance/theme': msg`Theme`,
  'appearance/look': msg`Text and layout`,
  'appearance/language': msg`Language`,
  'appearance/layout': msg`Layout`,
  'reading/timelines': msg`Timelines`,
  'reading/conversations': msg`Conversations`,
  'reading/posts': msg`Posts`,
  'reading/media': msg`Media`,
  'reading/mentions': msg`Mentions`,
  'reading/profiles': msg`Profiles and translation`,
  'reading/screenReaders': msg`Screen readers`,
  'reading/keyboard': msg`Keyboard`,
  'reading/confirmations': msg`Ask before…`,
  'writing/newPosts': msg`New posts`,
  'writing/replies': msg`Replies`,
  'writing/beforePosting': msg`Before posting`,
  'notifications/push': msg`Push notifications`,
  'notifications/inApp': msg`In-app notifications`,
  'filters/list': msg`Filters`,
  'filters/matches': msg`When a filter matches`,
  'privacy/accountPrivacy': msg`Account privacy`,
  'data/settingsSync': msg({ message: 'Settings sync', comment: 'Noun phrase, group title' }),
  'footer/expert': msg({
    message: 'At the bottom of Settings',
    comment: 'Place of a setting, shown with a search result',
  }),
};
