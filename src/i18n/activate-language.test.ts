import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { activateLanguage, addMessages } from './activate-language.ts';

const fetched = vi.hoisted(() => vi.fn());
const fetchedLater = vi.hoisted(() => vi.fn());

vi.mock('./locales/en/first.po', () => {
  fetched();
  return { messages: { greeting: 'Good day' } };
});

vi.mock('./locales/en/later.po', () => {
  fetchedLater();
  return { messages: { parting: 'Good night' } };
});

function page(): HTMLElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is used of the root element
  return { lang: '', dir: '' } as HTMLElement;
}

test('the messages of a language are fetched when it is needed, and not before [R-I18N-004]', async () => {
  expect(fetched).not.toHaveBeenCalled();
  const root = page();
  expect(await activateLanguage('en', root)).toBe('en');
  expect(fetched).toHaveBeenCalledOnce();
  expect(i18n.t('greeting')).toBe('Good day');
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
});

test('a language without messages yet gives English', async () => {
  const root = page();
  expect(await activateLanguage('ar', root)).toBe('en');
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
});

test('more messages come when something needs them, without all being drawn again, and stay', async () => {
  await activateLanguage('en', page());
  expect(fetchedLater).not.toHaveBeenCalled();
  const redrawn = vi.fn();
  i18n.on('change', redrawn);
  await addMessages('later');
  expect(i18n.t('parting')).toBe('Good night');
  expect(i18n.t('greeting')).toBe('Good day');
  expect(redrawn).not.toHaveBeenCalled();
  await addMessages('later');
  expect(fetchedLater).toHaveBeenCalledOnce();
  await activateLanguage('en', page());
  expect(i18n.t('parting')).toBe('Good night');
});
