import { expect, test } from 'vitest';
import { parseLenient } from '../lenient-schema.ts';
import { instance } from './instance.ts';
import { status } from './status.ts';
import { translation } from './translation.ts';

const required = { id: '1', uri: 'https://far.example/1', account: { id: '2', acct: 'jun' } };
const tags = ['en', 'de-AT', 'zh-Hant-TW', 'tlh', 'mul'];
const others = [
  '',
  'English',
  'x-klingon',
  'pt_BR',
  'e',
  '<b>en</b>',
  'en us',
  'en"',
  'xx'.repeat(40),
  7,
  {},
];

test.each(tags)('languageTag: a status keeps the language %s', (language) => {
  expect(parseLenient(status, { ...required, language }).value?.language).toBe(language);
});

test.each(others)('languageTag: a status with the language %j has none', (language) => {
  const { value, issues } = parseLenient(status, { ...required, language });
  expect(value?.id).toBe('1');
  expect(value?.language).toBeUndefined();
  expect(issues).toEqual([{ kind: 'fallback', path: 'language' }]);
});

test('languageTag: a status may have no language', () => {
  expect(parseLenient(status, { ...required, language: null }).value?.language).toBeNull();
});

test('languageTag: translations and instances have only valid languages', () => {
  const translated = { text: 'Reiher', detected_language: 'de_DE', language: 'en US' };
  const { value } = parseLenient(translation, translated);
  expect([value?.detected_language, value?.language]).toEqual([undefined, undefined]);
  const { value: server } = parseLenient(instance, { languages: ['en', 'pt_BR', 'de'] });
  expect(server?.languages).toEqual(['en', 'de']);
});
