import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { formatList } from '#i18n/format/list.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { preferenceLabels } from '#features/settings/labels/preference-labels.ts';

const maxLength = 80;

function truncate(text: string): string {
  return text.length > maxLength ? `${cutText(text, maxLength)}…` : text;
}

/** Returns a short text for a preference's value, for comparison with another value. */
export function formatPreferenceValue(key: PreferenceKey, value: unknown, i18n: I18n): string {
  if (value === undefined || value === '') return i18n._(msg`Not set`);
  if (typeof value === 'boolean') return i18n._(value ? msg`On` : msg`Off`);
  /* Stored as 0 or 1, as in Akkoma-FE and Pleroma-FE, but shown as a boolean. */
  if (key === 'expertLevel') return i18n._(value === 1 ? msg`On` : msg`Off`);
  if (typeof value === 'number') return i18n.number(value);
  if (typeof value === 'string') {
    const choices = new Map(Object.entries(preferenceLabels(key).choices ?? {}));
    const choice = choices.get(value);
    return choice ? i18n._(choice) : truncate(value);
  }
  if (Array.isArray(value))
    return value.length === 0
      ? i18n._(
          msg({
            message: 'None',
            context: 'value of a setting',
            comment: 'A list that holds nothing',
          }),
        )
      : truncate(formatList(value.map(String), i18n.locale));
  if (typeof value !== 'object' || value === null) return '';
  const entries = Object.entries(value);
  if (entries.length === 0)
    return i18n._(
      msg({ message: 'None', context: 'value of a setting', comment: 'A list that holds nothing' }),
    );
  if (key !== 'notificationVisibility')
    return i18n._(
      msg({
        message: 'Set',
        comment: 'Value of a setting that is too long to show: the setting has a value',
      }),
    );
  const shown = entries.filter(([, isShown]) => isShown === true).length;
  const total = entries.length;
  return i18n._(
    msg({
      message: `${shown} of ${total} shown`,
      comment: '“7 of 12 shown”: kinds of notifications that are shown, of all kinds',
    }),
  );
}
