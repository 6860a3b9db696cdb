import { expect, test } from 'vitest';
import { initialPostLanguage, postLanguageOptions } from './post-languages.ts';

test('postLanguageOptions: returns 183 languages; initialPostLanguage: returns the language of the interface [R-COMP-051]', () => {
  expect(new Set(postLanguageOptions('en').map(({ value }) => value)).size).toBe(183);
  expect(initialPostLanguage('eo', 'de')).toBe('eo');
  expect(initialPostLanguage(undefined, 'ja_easy')).toBe('ja');
});
