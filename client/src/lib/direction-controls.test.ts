import { expect, test } from 'vitest';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import { withoutDirectionControls } from './direction-controls.ts';
import { stripDirectionMarks } from './strip-direction-marks.ts';

test.each([
  ['an override', 'gpj\u202Eexe', 'gpjexe'],
  ['an embedding', '\u202Bعلی\u202C', 'علی'],
  ['an unclosed isolate', '\u2067שלום', 'שלום'],
  ['a closed isolate', 'a \u2068دریا\u2069 b', 'a دریا b'],
  ['every control', '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069', ''],
  ['a direction mark at the end', 'سلام!\u200F', 'سلام!\u200F'],
  ['a joiner and a non-joiner', '👩\u200D👧 می\u200Cخواهم', '👩\u200D👧 می\u200Cخواهم'],
])('withoutDirectionControls: for %s (%j), returns %j', (_, text, cleaned) => {
  expect(withoutDirectionControls(text)).toBe(cleaned);
});

test.each([
  ['withoutDirectionControls', 'overrides', withoutDirectionControls, '\u202E'],
  ['withoutDirectionControls', 'isolates', withoutDirectionControls, '\u2066'],
  ['stripDirectionMarks', 'overrides', stripDirectionMarks, '\u202E'],
  ['stripDirectionMarks', 'ends of isolates', stripDirectionMarks, '\u2069'],
  ['stripDirectionMarks', 'direction marks', stripDirectionMarks, '\u200E'],
  ['stripDirectionMarks', 'Arabic letter marks', stripDirectionMarks, '\u061C'],
])(
  '%s: leaves no endless grapheme when it removes the %s between letters',
  (_name, _control, clean, control) => {
    for (const { make } of endlessGraphemes) {
      const text = clean(Array.from(make(400)).join(control));
      const lengths = Array.from(splitGraphemes(text), ({ segment }) => segment.length);
      expect(text.length).toBeGreaterThan(30);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
    }
  },
);
