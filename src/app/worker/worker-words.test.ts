import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { workerWords } from './worker-words.ts';

test('the words for the worker keep the place of the name', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const words = workerWords(i18n);
  expect(words['mention']).toBe('{name} mentioned you');
  expect(words['hidden']).toBe('You have a new notification');
});
