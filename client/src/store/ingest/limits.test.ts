import { expect, test } from 'vitest';
import { capText } from './limits.ts';

test.each(['👩‍👩‍👧‍👦', '👍🏽', '🇫🇮', 'e\u0301', 'กี่'])('capText: never splits %s', (letter) => {
  const start = 'a'.repeat(999);
  expect(capText(`${start}${letter}b`, 'name')).toBe(start);
});

test.each(['name', 'description'] as const)(
  'capText: removes direction controls from a %s, which may be shown as a tooltip',
  (kind) => {
    expect(capText('\u202Egpj\u202C.\u2067exe', kind)).toBe('gpj.exe');
    expect(capText('می\u200Cخواهم\u200F!', kind)).toBe('می\u200Cخواهم\u200F!');
  },
);

test('capText: leaves addresses, texts and absent values unchanged', () => {
  expect(capText('https://a.example/\u202E', 'address')).toBe('https://a.example/\u202E');
  expect(capText('<p>\u202E</p>', 'text')).toBe('<p>\u202E</p>');
  expect(capText(undefined, 'name')).toBeUndefined();
  expect(capText(null, 'description')).toBeNull();
});
