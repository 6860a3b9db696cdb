import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { preferenceLabels } from '#features/settings/labels/preference-labels.ts';

const maxLength = 80;

function truncate(text: string): string {
  return text.length > maxLength ? `${cutText(text, maxLength)}…` : text;
}

/** Returns a short text for a preference's value, for comparison with another value. */
export function formatPreferenceValue(key: PreferenceKey, value: unknown, i18n: I18n): string {
  if (value === undefined || value === '') return i18n._(msg`not set`);
  if (typeof value === 'boolean') return i18n._(value ? msg`on` : msg`off`);
  /* A boolean that other clients store as 0 or 1. */
  if (key === 'expertLevel') return i18n._(value === 1 ? msg`on` : msg`off`);
  if (typeof value === 'number') return i18n.number(value);
  if (typeof value === 'string') {
    const choice = preferenceLabels(key).choices?.[value];
    return choice ? i18n._(choice) : truncate(value);
  }
  if (Array.isArray(value))
    return value.length === 0 ? i18n._(msg`none`) : truncate(value.map(String).join(', '));
  if (typeof value !== 'object' || value === null) return '';
  const entries = Object.entries(value);
  if (entries.length === 0) return i18n._(msg`none`);
  if (key !== 'notificationVisibility') return i18n._(msg`set`);
  const shown = entries.filter(([, isShown]) => isShown === true).length;
  const all = entries.length;
  return i18n._(msg`${shown} of ${all}`);
}
