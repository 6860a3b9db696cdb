import { i18n } from './i18n.ts';
import { msg, plural } from '@lingui/core/macro';
import { beforeAll, expect, test } from 'vitest';
import { activateLanguage } from './activate-language.ts';

beforeAll(async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members of the root element are used
  await activateLanguage('de', { lang: '', dir: '' } as HTMLElement);
});

test.each([
  [0, '0 neue Antworten'],
  [1, '1 neue Antwort'],
  [2, '2 neue Antworten'],
  [1234, '1.234 neue Antworten'],
])('i18n: formats %i new replies in German as %s', (count, text) => {
  const replies = msg`${plural(count, { one: '# new reply', other: '# new replies' })}`;
  expect(i18n._({ ...replies, values: { count } })).toBe(text);
});

test('i18n: translates a message with elements as a whole', () => {
  const host = 'far.example';
  expect(i18n._(msg`Mute everything from ${host}`)).toBe('Alles von far.example stummschalten');
});
