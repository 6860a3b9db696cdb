import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { toFtsQuery, searchableText } from './full-text-query.ts';

test.each([
  ['heron', '"heron"*'],
  ['#heron  rook', '"heron"* "rook"*'],
  ['a" OR b:c*', '"a"* "OR"* "b c"*'],
  ['日本', '"日 本"*'],
  [' #!? ', undefined],
])('toFtsQuery: converts %j to %j', (text, expected) => {
  expect(toFtsQuery(text)).toBe(expected);
});

test('searchableText: removes markup and separates lines', () => {
  expect(searchableText('one<br/>two <a href="https://three.example">four</a> &amp; five')).toBe(
    'one two  four  & five',
  );
});

test('toFtsQuery: returns a valid query for any input', () => {
  const database = openDatabase(':memory:');
  database.execute('CREATE VIRTUAL TABLE t USING fts5 (c)');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const query = toFtsQuery(text);
      if (query !== undefined) database.all('SELECT * FROM t WHERE t MATCH ?', query);
    }),
  );
  database.close();
});
