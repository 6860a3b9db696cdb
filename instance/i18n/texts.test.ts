import { expect, test } from 'vitest';
import { textsIn } from './texts.ts';

test('textsIn: returns translated texts with values, and English ones without a translation', () => {
  expect(textsIn('fr').text('Hello {name},', { name: 'ana' })).toBe('Bonjour ana,');
  expect(textsIn('en').text('Hello {name},', { name: '{name}' })).toBe('Hello {name},');
  expect(textsIn('de').text('No such message, {name}', { name: 'ana' })).toBe(
    'No such message, ana',
  );
});

test('textsIn: isolates values in languages that are written from right to left', () => {
  const { language, direction, text } = textsIn('ar');
  expect([language, direction]).toEqual(['ar', 'rtl']);
  expect(text('Hello {name},', { name: 'ana' })).toBe('مرحبًا \u2068ana\u2069،');
});

test('textsIn: escapes and isolates the values of markup', () => {
  expect(textsIn('en').markup('<{name}>', { name: '<b>' }).text).toBe(
    '&lt;<b><bdi>&lt;b&gt;</bdi></b>&gt;',
  );
});

test.each([
  ['zh_Hant', 'zh-Hant'],
  ['ja_easy', 'ja'],
  ['nb', 'nb'],
])('textsIn: the texts of %s have the tag %s', (code, tag) => {
  expect(textsIn(code).language).toBe(tag);
});
