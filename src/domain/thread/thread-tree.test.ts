import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from '#lib/compare-ids.ts';
import { ancestorsOf, branchOf, threadTree } from './thread-tree.ts';

/** `{ b: 'a' }`: b answers a. */
function treeOf(answers: Readonly<Record<string, string | null>>) {
  return threadTree(Object.keys(answers), (id) => answers[id]);
}

const talk = { a: null, b: 'a', c: 'b', d: 'a', e: 'c', x: 'gone' };

test('statuses stand oldest first, numbers as numbers and before the rest [R-CONV-011]', () => {
  expect(treeOf({ 10: null, 9: null, b: null, a: null }).ids).toEqual(['9', '10', 'a', 'b']);
});

test('each status knows what it answers, what answers it and how deep it stands', () => {
  const tree = treeOf(talk);
  expect(tree.roots).toEqual(['a', 'x']);
  expect(tree.repliesTo.get('a')).toEqual(['b', 'd']);
  expect([...tree.depthOf]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 1],
    ['e', 3],
    ['x', 0],
  ]);
  expect(ancestorsOf(tree, 'e')).toEqual(['a', 'b', 'c']);
  expect(branchOf(tree, 'a')).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(branchOf(tree, 'b')).toEqual(['b', 'c', 'e']);
});

test('a status is there once, however often it is told', () => {
  expect(threadTree(['a', 'b', 'a'], () => null).ids).toEqual(['a', 'b']);
});

test('statuses that claim to answer each other, or themselves, make no circle', () => {
  const tree = treeOf({ a: 'b', b: 'a', c: 'c' });
  expect(tree.roots).toEqual(['a', 'c']);
  expect(branchOf(tree, 'a')).toEqual(['a', 'b']);
});

test('a circle of three, one of them older than what it answers, is cut where it closes', () => {
  const tree = treeOf({ a: 'c', b: 'a', c: 'b', d: 'c' });
  expect(tree.roots).toEqual(['a']);
  expect(branchOf(tree, 'a')).toEqual(['a', 'b', 'c', 'd']);
});

test('what a status answers stands above it, though its id be the younger one [R-CONV-005]', () => {
  const tree = treeOf({ a: 'c', b: 'a', c: null, d: 'gone' });
  expect(tree.ids).toEqual(['a', 'b', 'c', 'd']);
  expect(tree.roots).toEqual(['c', 'd']);
  expect(ancestorsOf(tree, 'b')).toEqual(['c', 'a']);
  expect(branchOf(tree, 'c')).toEqual(['c', 'a', 'b']);
  expect(tree.depthOf.get('b')).toBe(2);
});

test('whatever is claimed, every status stands in exactly one branch', () => {
  const id = fc.stringMatching(/^[0-9a-f]{1,2}$/);
  fc.assert(
    fc.property(fc.dictionary(id, fc.option(id), { maxKeys: 40 }), (answers) => {
      const tree = treeOf(answers);
      const walked = tree.roots.flatMap((root) => branchOf(tree, root));
      expect(walked.toSorted(compareIds)).toEqual(tree.ids);
      for (const each of tree.ids) {
        expect(tree.depthOf.get(each)).toBe(ancestorsOf(tree, each).length);
      }
    }),
    { numRuns: 300 },
  );
});

test('a tree that grew keeps the lists of answers that did not', () => {
  const former = treeOf(talk);
  const answers = { ...talk, f: 'b' };
  const tree = threadTree(
    Object.keys(answers),
    (id) => Object.entries(answers).find(([key]) => key === id)?.[1],
    former,
  );
  expect(tree.repliesTo.get('a')).toBe(former.repliesTo.get('a'));
  expect(tree.repliesTo.get('b')).toEqual(['c', 'f']);
});

test('ten thousand answers in one line are walked without running out of stack', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => String(index));
  const tree = threadTree(ids, (id) => (id === '0' ? null : String(Number(id) - 1)));
  expect(branchOf(tree, '0')).toHaveLength(10_000);
  expect(tree.depthOf.get('9999')).toBe(9999);
});
