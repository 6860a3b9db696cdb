import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareSubstring, shareText } from './share-text.ts';

test('shareText: returns an equal text', () => {
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
])(
  'shareSubstring: for the whole text %j and its part %j, returns an equal text',
  (whole, text) => {
    expect(shareSubstring(whole, text)).toBe(text);
  },
);
