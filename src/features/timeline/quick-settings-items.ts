import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PreferenceKey, PreferenceValues } from '#session/preferences/all.ts';
import type { PreferenceStore } from '#session/preferences/store.ts';

/** One line of the quick settings. */
export interface QuickSetting {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly isOn: (preferences: PreferenceStore) => boolean;
  readonly press: (preferences: PreferenceStore) => void;
}

function replies(
  value: PreferenceValues['replyVisibility'],
  label: MessageDescriptor,
): QuickSetting {
  return {
    id: `replies-${value}`,
    label,
    isOn: (preferences) => preferences.get('replyVisibility') === value,
    press: (preferences) => void preferences.set('replyVisibility', value),
  };
}

type ToggleKey = {
  [Key in PreferenceKey]: PreferenceValues[Key] extends boolean ? Key : never;
}[PreferenceKey];

/** On while the first key is on; all keys change together. */
function toggle(id: string, label: MessageDescriptor, keys: readonly [ToggleKey, ...ToggleKey[]]) {
  const isOn = (preferences: PreferenceStore): boolean => preferences.get(keys[0]);
  return {
    id,
    label,
    isOn,
    press(preferences: PreferenceStore): void {
      const value = !isOn(preferences);
      for (const key of keys) preferences.set(key, value);
    },
  } satisfies QuickSetting;
}

/** Which replies a member's timelines hold: one of these. */
export const replySettings: readonly QuickSetting[] = [
  replies('all', msg`Show all replies`),
  replies('following', msg`Replies to me and to people I follow`),
  replies('self', msg`Replies to me only`),
];

/** What else the head of a timeline offers to change at once (R-TL-004). */
export const quickSettings: readonly QuickSetting[] = [
  toggle('bots', msg`Mute bots`, ['muteBotStatuses']),
  toggle('media', msg`Hide media`, ['hideAttachments', 'hideAttachmentsInConv']),
  toggle('muted', msg`Hide muted posts`, ['hideFilteredStatuses']),
];
