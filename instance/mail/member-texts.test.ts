import { expect, test } from 'vitest';
import data from './member-texts.json' with { type: 'json' };
import { memberTextsFor, memberTextsIn } from './member-texts.ts';

const all: Readonly<Record<string, Readonly<Record<string, string>>>> = data;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('member texts: exist in the languages of the client', () => {
  expect(Object.keys(all).toSorted().join(' ')).toBe(
    'ar ca cs de en eo es et eu fi fr ga he hu id it ja ja_easy ko nb nl oc pl pt ro ru sk te uk vi zh zh_Hant',
  );
});

test.each(Object.entries(all))('member texts: are complete in %s', (code, texts) => {
  for (const [key, english] of Object.entries(all['en'] ?? {})) {
    const text = texts[key] ?? '';
    expect(text.trim(), key).not.toBe('');
    expect(placeholders(text), key).toEqual(placeholders(english));
    if (code !== 'en') expect(text, key).not.toBe(english);
  }
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['zh-TW', 'zh-Hant'],
  ['zh_Hant', 'zh-Hant'],
  ['zh-Hans', 'zh'],
  ['ja_easy', 'ja'],
  ['nn', 'nb'],
  ['iw', 'he'],
  ['tlh', 'en'],
  ['', 'en'],
  ['<script>', 'en'],
])('memberTextsIn: returns for %j the texts in %s', (language, tag) => {
  expect(memberTextsIn(language).language).toBe(tag);
});

test('memberTextsFor: returns texts with values, in English if no language was chosen', () => {
  const member = { settings: '{"language":"fr"}' };
  expect(memberTextsFor(member).text('hello', { name: 'ana' })).toBe('Bonjour ana,');
  expect(memberTextsFor({ settings: '{}' }).text('hello', { name: '{name}' })).toBe(
    'Hello {name},',
  );
  expect(memberTextsFor(undefined).language).toBe('en');
});
