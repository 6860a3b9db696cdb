import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareSubstring, shareText } from './share-text.ts';

test('shareText: returns the same text', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect([...texts, ...texts].map((text) => shareText(text))).toEqual([...texts, ...texts]);
    }),
  );
});

test.each([
  ['<p>Hi</p>', 'Hi'],
  ['Hi', 'Hi'],
  ['<p>A &amp; B</p>', 'A & B'],
  ['', ''],
  ['Hi', ''],
  ['Hi', undefined],
  [undefined, 'Hi'],
])('shareSubstring: of %j and %j is the text', (whole, text) => {
  expect(shareSubstring(whole, text)).toBe(text);
});
