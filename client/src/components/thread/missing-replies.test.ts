import { expect, test } from 'vitest';
import { threadTree } from './thread-tree.ts';
import { missingReplies } from './missing-replies.ts';

const parents = new Map([
  ['b', 'a'],
  ['c', 'a'],
  ['d', 'b'],
]);
const tree = threadTree(['a', 'b', 'c', 'd'], (id) => parents.get(id));

test.each([
  ['nothing if all are loaded', { a: 2, b: 1, c: 0, d: 0 }, 0, []],
  ['replies beyond the loaded ones', { a: 3, b: 1, c: 4, d: 0 }, 5, ['c', 'a']],
  ['nothing for outdated counts', { a: 1, b: 0 }, 0, []],
  ['nothing without counts from the server', {}, 0, []],
])('missingReplies: counts %s', (_, counts: Readonly<Record<string, number>>, count, of) => {
  expect(missingReplies(tree, (id) => counts[id])).toEqual({ count, of });
});
