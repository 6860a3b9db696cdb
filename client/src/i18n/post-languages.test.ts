import { expect, test } from 'vitest';
import { initialPostLanguage, postLanguageOptions } from './post-languages.ts';

test('postLanguageOptions: includes 183 languages and starts with the interface language [R-COMP-051]', () => {
  expect(new Set(postLanguageOptions('en').map(({ value }) => value)).size).toBe(183);
  expect(initialPostLanguage('eo', 'de')).toBe('eo');
  expect(initialPostLanguage(undefined, 'ja_easy')).toBe('ja');
});
