import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatchRanges } from './find-match-ranges.ts';

const found = (text: string, query: string) =>
  findMatchRanges(text, query).map(([start, end]) => text.slice(start, end));

test.each([
  ['The heron and the Herons', 'heron', ['heron', 'Heron']],
  ['the other one', 'the', ['the']],
  ['#canal, canals', '#canal', ['canal', 'canal']],
  ['A heron on the canal', 'canal heron', ['heron', 'canal']],
  ['a night train', '"night train"', ['night', 'train']],
  ['night nightingale', 'night nightingale', ['night', 'nightingale']],
  ['@jun@kettle.example', '@jun', ['jun']],
  ['1+1 (two)', '1+1 (two)', ['1+1', '(two)']],
  ['İstanbul and heron', 'HERON', ['heron']],
  ['白鷺が来た', '鷺', ['鷺']],
  ['a fine day', 'a', []],
  ['https://example.org', 'https://example.org', []],
  ['heron', '  ', []],
  ['heron', '#', []],
])('findMatchRanges: in “%s”, returns for the query “%s” the parts %j', (text, query, expected) => {
  expect(found(text, query)).toEqual(expected);
});

test('findMatchRanges: for any query, returns ordered ranges that do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      let last = 0;
      for (const [start, end] of findMatchRanges(text, query)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
    }),
  );
});
