import { i18n } from './i18n.ts';
import { msg, plural } from '@lingui/core/macro';
import { beforeAll, expect, test } from 'vitest';
import { activateLanguage } from './activate-language.ts';

beforeAll(async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is used of the root element
  await activateLanguage('de', { lang: '', dir: '' } as HTMLElement);
});

test.each([
  [0, '0 neue Antworten'],
  [1, '1 neue Antwort'],
  [2, '2 neue Antworten'],
  [1234, '1.234 neue Antworten'],
])('%i new replies are counted in German: %s', (count, text) => {
  const replies = msg`${plural(count, { one: '# new reply', other: '# new replies' })}`;
  expect(i18n._({ ...replies, values: { count } })).toBe(text);
});

test('a message of more parts keeps them', () => {
  const host = 'far.example';
  expect(i18n._(msg`Mute everything from ${host}`)).toBe('Alles von far.example stummschalten');
});
