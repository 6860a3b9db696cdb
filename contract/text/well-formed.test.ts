import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { encodeUrlPart, parseJsonText, tryParseJson, toWellFormed } from './well-formed.ts';

test.each([
  ['\ud800', '\uFFFD'],
  ['\udc00', '\uFFFD'],
  ['a\ud83db', 'a\uFFFDb'],
  ['\ude00\ud83d', '\uFFFD\uFFFD'],
  ['\ud800\ud83d\ude00', '\uFFFD😀'],
  ['عربي\udfff', 'عربي\uFFFD'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['', ''],
])('toWellFormed: turns %j into %j', (text, repaired) => {
  expect(toWellFormed(text)).toBe(repaired);
});

test('encodeUrlPart: encodes any text, and leaves well-formed text intact', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(decodeURIComponent(encodeUrlPart(text))).toBe(text);
    }),
  );
  expect(encodeUrlPart('a/\ud800')).toBe('a%2F%EF%BF%BD');
});

test.each([
  [String.raw`{"acct":"\ud800"}`, { acct: '\uFFFD' }],
  [String.raw`{"acct":"\uD83D\uDE00 \uDC00"}`, { acct: '😀 \uFFFD' }],
  [String.raw`[{"\udc00":["\ud800", 1, null, true]}]`, [{ '\uFFFD': ['\uFFFD', 1, null, true] }]],
  [String.raw`"\\ud800"`, String.raw`\ud800`],
  ['{"__proto__":"\ud800"}', JSON.parse('{"__proto__":"\uFFFD"}')],
  ['7', 7],
])('parseJsonText: parses %s and repairs unpaired surrogates', (text, value) => {
  expect(parseJsonText(text)).toEqual(value);
});

test('parseJsonText: throws on text that is not JSON', () => {
  expect(() => parseJsonText('<html>')).toThrow(SyntaxError);
});

/** Deep documents: all have 100,000 levels, and some a text that needs repair. */
const deepDocuments: readonly (readonly [name: string, text: string])[] = [
  ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['both', `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`],
  ['arrays with an escape', String.raw`${'['.repeat(100_000)}"\ud800"${']'.repeat(100_000)}`],
  ['a field', `{"id":"1","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
];

test.each(deepDocuments)('parseJsonText: rejects %s nested 100,000 times', (_, text) => {
  expect(() => parseJsonText(text)).toThrow(SyntaxError);
  expect(tryParseJson(text)).toBeUndefined();
});

test('parseJsonText: accepts JSON nested 100 times', () => {
  const text = String.raw`${'['.repeat(100)}"\ud800"${']'.repeat(100)}`;
  expect(JSON.stringify(parseJsonText(text))).toBe(text.replace(String.raw`\ud800`, '\uFFFD'));
});
