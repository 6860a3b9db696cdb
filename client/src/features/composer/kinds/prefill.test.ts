import { expect, test } from 'vitest';
import { initialPostLanguage, postLanguageOptions } from '#components/composer/post-languages.ts';
import { subjectPrefill } from './reply-or-quote-composer.tsx';

test.each([
  ['', 'email', ''],
  ['birds', 'email', 're: birds'],
  ['Re: birds', 'email', 'Re: birds'],
  ['RE birds', 'email', 'RE birds'],
  ['reeds', 'email', 're: reeds'],
  ['birds', 'masto', 'birds'],
  ['birds', 'noop', ''],
] as const)(
  'subjectPrefill: for the subject %j and the preference %s, returns %j [R-STATUS-033]',
  (parent, behaviour, subject) => {
    expect(subjectPrefill(parent, behaviour)).toBe(subject);
  },
);

test('postLanguageOptions: includes 183 languages and starts with the interface language [R-COMP-051]', () => {
  expect(new Set(postLanguageOptions('en').map(({ value }) => value)).size).toBe(183);
  expect(initialPostLanguage('eo', 'de')).toBe('eo');
  expect(initialPostLanguage(undefined, 'ja_easy')).toBe('ja');
});
