import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { formatPreferenceValue } from './format-preference-value.ts';

test.each(['constructor', 'toString', '__proto__', 'never heard of'])(
  'formatPreferenceValue: returns the unknown choice %j unchanged',
  (value) => {
    expect(formatPreferenceValue('conversationDisplay', value, i18n)).toBe(value);
  },
);
