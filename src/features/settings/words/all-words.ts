import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PreferenceKey } from '#session/preferences/all.ts';
import type { AccountOptionPlace, PreferencePlace } from '#session/preferences/places/place.ts';
import { interfaceWords } from './interface-words.ts';
import { accountOptionWords, otherWords } from './other-words.ts';
import { postWords } from './post-words.ts';
import type { SettingWords } from './setting-words.ts';

const allPreferenceLabels = { ...interfaceWords, ...postWords, ...otherWords };

/** Returns the key of a setting, which is also its name in related clients. */
export function keyOfPlace(place: PreferencePlace | AccountOptionPlace): string {
  return 'preference' in place ? place.preference : place.accountOption;
}

/** Returns the labels of a preference, or its key if it has none. */
export function wordsOfPreference(key: PreferenceKey): SettingWords {
  return allPreferenceLabels[key] ?? { label: { id: key, message: key } };
}

/** Returns the labels of a setting; its key if they are missing, which is a bug. */
export function wordsOfPlace(place: PreferencePlace | AccountOptionPlace): SettingWords {
  const labels =
    'preference' in place
      ? allPreferenceLabels[place.preference]
      : accountOptionWords[place.accountOption];
  return labels ?? { label: { id: keyOfPlace(place), message: keyOfPlace(place) } };
}

/** Titles of the groups, by tab and id. */
export const groupTitles: Readonly<Record<string, MessageDescriptor>> = {
  'general/language': msg`Language`,
  'general/settingsProfiles': msg`Settings profiles`,
  'general/interface': msg`Interface`,
  'general/columns': msg`Columns`,
  'general/confirmations': msg`Questions before actions`,
  'general/posts': msg`How posts look`,
  'general/attachments': msg`Attachments`,
  'general/mentions': msg`Mentions`,
  'general/fun': msg`Fun`,
  'general/composing': msg`Writing`,
  'profile/accountPrivacy': msg`Privacy of the account`,
  'filtering/posts': msg`Posts`,
  'filtering/words': msg`Word filters`,
  'filtering/rules': msg`Rules`,
  'filtering/attachments': msg`Attachments`,
  'filtering/profiles': msg`Profiles`,
  'theme/theme': msg`Theme`,
  'theme/look': msg`Look`,
  'notifications/filters': msg`Filters`,
  'notifications/privacy': msg`Privacy`,
  'footer/expert': msg`Below the settings`,
};
