import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { formatPreferenceValue } from './format-preference-value.ts';

test.each(['constructor', 'toString', '__proto__', 'never heard of'])(
  'formatPreferenceValue: shows the unknown choice %j as it is',
  (value) => {
    expect(formatPreferenceValue('conversationDisplay', value, i18n)).toBe(value);
  },
);
