import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from '#lib/compare-ids.ts';
import { ancestorsOf, branchOf, threadTree } from './thread-tree.ts';

/** Creates a tree from the parent of each status: in `{ b: 'a' }` b replies to a. */
function treeOf(parents: Readonly<Record<string, string | null>>) {
  return threadTree(Object.keys(parents), (id) => parents[id]);
}

const parentIds = { a: null, b: 'a', c: 'b', d: 'a', e: 'c', x: 'gone' };

test('threadTree: sorts statuses oldest first, numeric ids by value and before other ids [R-CONV-011]', () => {
  expect(treeOf({ 10: null, 9: null, b: null, a: null }).ids).toEqual(['9', '10', 'a', 'b']);
});

test('threadTree: returns the parent, the replies and the depth of each status', () => {
  const tree = treeOf(parentIds);
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

test('threadTree: contains each status once, even if it is given several times', () => {
  expect(threadTree(['a', 'b', 'a'], () => null).ids).toEqual(['a', 'b']);
});

test('threadTree: creates no cycle when statuses claim to reply to each other or to themselves', () => {
  const tree = treeOf({ a: 'b', b: 'a', c: 'c' });
  expect(tree.roots).toEqual(['a', 'c']);
  expect(branchOf(tree, 'a')).toEqual(['a', 'b']);
});

test('threadTree: breaks a cycle of three statuses that contains a parent younger than its reply', () => {
  const tree = treeOf({ a: 'c', b: 'a', c: 'b', d: 'c' });
  expect(tree.roots).toEqual(['a']);
  expect(branchOf(tree, 'a')).toEqual(['a', 'b', 'c', 'd']);
});

test('threadTree: places a parent above its reply even if its id is younger [R-CONV-005]', () => {
  const tree = treeOf({ a: 'c', b: 'a', c: null, d: 'gone' });
  expect(tree.ids).toEqual(['a', 'b', 'c', 'd']);
  expect(tree.roots).toEqual(['c', 'd']);
  expect(ancestorsOf(tree, 'b')).toEqual(['c', 'a']);
  expect(branchOf(tree, 'c')).toEqual(['c', 'a', 'b']);
  expect(tree.depthOf.get('b')).toBe(2);
});

test('threadTree: puts every status into exactly one branch for any input', () => {
  const id = fc.stringMatching(/^[0-9a-f]{1,2}$/);
  fc.assert(
    fc.property(fc.dictionary(id, fc.option(id), { maxKeys: 40 }), (parents) => {
      const tree = treeOf(parents);
      const walked = tree.roots.flatMap((root) => branchOf(tree, root));
      expect(walked.toSorted(compareIds)).toEqual(tree.ids);
      for (const each of tree.ids) {
        expect(tree.depthOf.get(each)).toBe(ancestorsOf(tree, each).length);
      }
    }),
    { numRuns: 300 },
  );
});

test('threadTree: reuses unchanged reply lists of the former tree', () => {
  const former = treeOf(parentIds);
  const parents = { ...parentIds, f: 'b' };
  const tree = threadTree(
    Object.keys(parents),
    (id) => Object.entries(parents).find(([key]) => key === id)?.[1],
    former,
  );
  expect(tree.repliesTo.get('a')).toBe(former.repliesTo.get('a'));
  expect(tree.repliesTo.get('b')).toEqual(['c', 'f']);
});

test('threadTree: returns the depth of the last of ten thousand replies in one chain', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => String(index));
  const tree = threadTree(ids, (id) => (id === '0' ? null : String(Number(id) - 1)));
  expect(branchOf(tree, '0')).toHaveLength(10_000);
  expect(tree.depthOf.get('9999')).toBe(9999);
});
