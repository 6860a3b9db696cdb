import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { activateLanguage } from './activate-language.ts';

const fetched = vi.hoisted(() => vi.fn());

vi.mock('./locales/en.po', () => {
  fetched();
  return { messages: { greeting: 'Good day' } };
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
