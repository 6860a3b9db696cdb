import { array, assert, constantFrom, property, string, stringMatching, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { findMessageIds } from './messages-by-chunk.ts';

const id = stringMatching(/^[\w+/-]{6}$/);
const quote = constantFrom('"', "'", '`');
/**
 * Code between two strings after minification, of various lengths, including six, the length of an
 * id.
 */
const between = constantFrom('+word+', ',', ':', '+w+', '?abcd:', ');i._(', '/', '+wo_rd+', '\n');

const codeWithIds = array(tuple(id, quote, between, string({ maxLength: 8 }), quote), {
  maxLength: 20,
});

test('findMessageIds: finds every message id, whatever surrounds it', () => {
  assert(
    property(codeWithIds, array(id), (pieces, alien) => {
      const ids = [...new Set(pieces.map(([said]) => said))].toSorted();
      const known = Object.fromEntries([...ids, ...alien].map((one) => [one, 'A text']));
      const code = pieces
        .map(([said, mark, gap, text, other]) => {
          const plain = JSON.stringify(text).slice(1, -1).replaceAll(/["'`]/g, '');
          return `${mark}${said}${mark}${gap}${other}${plain}${other}${gap}`;
        })
        .join('');
      expect(findMessageIds(code, known)).toEqual(expect.arrayContaining(ids));
    }),
  );
});

test('findMessageIds: finds a message id after code of six characters between two strings', () => {
  const known = { abcdef: 'A text' };
  expect(findMessageIds('"http"+word+"abcdef"', known)).toEqual(['abcdef']);
  expect(findMessageIds('f("abcdefg", abcdef, "abcdef`)', known)).toEqual([]);
});
