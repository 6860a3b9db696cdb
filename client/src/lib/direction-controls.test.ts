import { expect, test } from 'vitest';
import { withoutDirectionControls } from './direction-controls.ts';

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
