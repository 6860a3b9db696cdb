import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PreferenceKey, PreferenceValues } from '#session/preferences/preferences.ts';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';

/** One item of the quick settings menu. */
export interface QuickSetting {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly isOn: (preferences: PreferenceStore) => boolean;
  readonly apply: (preferences: PreferenceStore) => void;
}

function replySetting(
  value: PreferenceValues['replyVisibility'],
  label: MessageDescriptor,
): QuickSetting {
  return {
    id: `replies-${value}`,
    label,
    isOn: (preferences) => preferences.get('replyVisibility') === value,
    apply: (preferences) => void preferences.set('replyVisibility', value),
  };
}

type ToggleKey = {
  [Key in PreferenceKey]: PreferenceValues[Key] extends boolean ? Key : never;
}[PreferenceKey];

/** Creates an item that is on while the first key is on and changes all keys together. */
function toggleSetting(
  id: string,
  label: MessageDescriptor,
  keys: readonly [ToggleKey, ...ToggleKey[]],
) {
  const isOn = (preferences: PreferenceStore): boolean => preferences.get(keys[0]);
  return {
    id,
    label,
    isOn,
    apply(preferences: PreferenceStore): void {
      const value = !isOn(preferences);
      for (const key of keys) preferences.set(key, value);
    },
  } satisfies QuickSetting;
}

/** Which replies a member's timelines contain; exactly one is active. */
export const replySettings: readonly QuickSetting[] = [
  replySetting('all', msg`Show all replies`),
  replySetting('following', msg`Replies to me and to people I follow`),
  replySetting('self', msg`Replies to me only`),
];

/** The other quick settings of a timeline (R-TL-004). */
export const quickSettings: readonly QuickSetting[] = [
  toggleSetting('bots', msg`Mute bots`, ['muteBotStatuses']),
  toggleSetting('media', msg`Hide media`, ['hideAttachments', 'hideAttachmentsInConv']),
  toggleSetting('muted', msg`Hide muted posts`, ['hideFilteredStatuses']),
];
