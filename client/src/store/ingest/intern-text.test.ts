import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { internSubstring, internText } from './intern-text.ts';

test('internText: returns an equal text', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect([...texts, ...texts].map((text) => internText(text))).toEqual([...texts, ...texts]);
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
  'internSubstring: for the whole text %j and its part %j, returns an equal text',
  (whole, text) => {
    expect(internSubstring(whole, text)).toBe(text);
  },
);
