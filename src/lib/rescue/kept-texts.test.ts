import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keptTexts } from './kept-texts.ts';

const areaOf = (items: Readonly<Record<string, string>>) => ({
  getItem: (name: string) => items[name] ?? null,
});
const sealed = (value: unknown): string => JSON.stringify({ version: 1, value });

test.each([
  ['nothing', {}, []],
  [
    'drafts',
    { drafts: sealed({ 'a/new': { text: 'one' }, 'b/new': { text: 'two' } }) },
    ['one', 'two'],
  ],
  [
    'subject and thread',
    { drafts: sealed({ a: { subject: 'Birds', text: 'one', thread: ['two', ' '] } }) },
    ['Birds\n\none\n\ntwo'],
  ],
  [
    'what is on its way',
    { outbox: sealed({ a: { draft: { text: 'sent?' }, state: 'sending' } }) },
    ['sent?'],
  ],
  [
    'the same text twice',
    { drafts: sealed({ a: { text: 'x' } }), outbox: sealed({ b: { draft: { text: 'x' } } }) },
    ['x'],
  ],
  ['empty drafts', { drafts: sealed({ a: { text: '  ' } }) }, []],
  [
    'drafts of an unknown shape',
    { drafts: sealed({ a: 7, b: { text: 'one' }, c: null }) },
    ['one'],
  ],
  ['what is no JSON', { drafts: '{"value":{"a":{"text":"half' }, ['{"value":{"a":{"text":"half']],
  ['what was put aside', { 'drafts.quarantine': '???' }, ['???']],
])('the texts of %s', (_, items, texts) => {
  expect(keptTexts(areaOf(items))).toEqual(texts);
});

test('nothing that is stored throws, and no draft of a known shape is missed', () => {
  assert(
    property(string({ minLength: 1 }), dictionary(string(), jsonValue()), (text, others) => {
      const items = {
        drafts: sealed({ ...others, own: { text } }),
        outbox: JSON.stringify(others),
      };
      expect(keptTexts(areaOf(items)).includes(text)).toBe(text.trim() !== '');
    }),
  );
});
