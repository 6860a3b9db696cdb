import { expect, test } from 'vitest';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import { withoutDirectionControls } from './direction-controls.ts';
import { systemText } from './system-text.ts';

test.each([
  ['an override', 'gpj\u202Eexe', 'gpjexe'],
  ['an embedding', '\u202Bعلی\u202C', 'علی'],
  ['an unclosed isolate', '\u2067שלום', 'שלום'],
  ['a closed isolate', 'a \u2068دریا\u2069 b', 'a دریا b'],
  ['every control', '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069', ''],
  ['a plain mark, unchanged', 'سلام!\u200F', 'سلام!\u200F'],
  ['a joiner, unchanged', '👩\u200D👧 می\u200Cخواهم', '👩\u200D👧 می\u200Cخواهم'],
])('withoutDirectionControls: %s', (_, text, cleaned) => {
  expect(withoutDirectionControls(text)).toBe(cleaned);
});

test.each([
  ['withoutDirectionControls', 'overrides', withoutDirectionControls, '\u202E'],
  ['withoutDirectionControls', 'isolates', withoutDirectionControls, '\u2066'],
  ['systemText', 'overrides', systemText, '\u202E'],
  ['systemText', 'ends of isolates', systemText, '\u2069'],
  ['systemText', 'direction marks', systemText, '\u200E'],
  ['systemText', 'Arabic letter marks', systemText, '\u061C'],
])('%s: leaves no endless grapheme without the %s in it', (_name, _control, clean, control) => {
  for (const { make } of endlessGraphemes) {
    const text = clean(Array.from(make(400)).join(control));
    const lengths = Array.from(splitGraphemes(text), ({ segment }) => segment.length);
    expect(text.length).toBeGreaterThan(30);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
  }
});
