import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { encodePart, parseJsonText, wellFormed } from './well-formed.ts';

test.each([
  ['\ud800', '\uFFFD'],
  ['\udc00', '\uFFFD'],
  ['a\ud83db', 'a\uFFFDb'],
  ['\ude00\ud83d', '\uFFFD\uFFFD'],
  ['\ud800\ud83d\ude00', '\uFFFD😀'],
  ['عربي\udfff', 'عربي\uFFFD'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['', ''],
])('wellFormed: turns %j into %j', (text, repaired) => {
  expect(wellFormed(text)).toBe(repaired);
});

test('encodePart: encodes any text, and leaves well-formed text intact', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(decodeURIComponent(encodePart(text))).toBe(text);
    }),
  );
  expect(encodePart('a/\ud800')).toBe('a%2F%EF%BF%BD');
});

test.each([
  [String.raw`{"acct":"\ud800"}`, { acct: '\uFFFD' }],
  [String.raw`{"acct":"\uD83D\uDE00 \uDC00"}`, { acct: '😀 \uFFFD' }],
  [String.raw`[{"\udc00":["\ud800", 1, null, true]}]`, [{ '\uFFFD': ['\uFFFD', 1, null, true] }]],
  [String.raw`"\\ud800"`, String.raw`\ud800`],
  ['{"__proto__":"\ud800"}', JSON.parse('{"__proto__":"\uFFFD"}')],
  ['7', 7],
])('parseJsonText: %s', (text, value) => {
  expect(parseJsonText(text)).toEqual(value);
});

test('parseJsonText: throws on text that is not JSON', () => {
  expect(() => parseJsonText('<html>')).toThrow(SyntaxError);
});
