import { expect, test } from 'vitest';
import { threadTree } from './thread-tree.ts';
import { unfetched } from './unfetched.ts';

const parents = new Map([
  ['b', 'a'],
  ['c', 'a'],
  ['d', 'b'],
]);
const tree = threadTree(['a', 'b', 'c', 'd'], (id) => parents.get(id));

test.each([
  ['nothing where all are here', { a: 2, b: 1, c: 0, d: 0 }, 0, []],
  ['what is counted beyond those that are here', { a: 3, b: 1, c: 4, d: 0 }, 5, ['c', 'a']],
  ['nothing of a count that lags behind', { a: 1, b: 0 }, 0, []],
  ['nothing where the server counts none', {}, 0, []],
])('missingReplies: counts %s', (_, counts: Readonly<Record<string, number>>, count, of) => {
  expect(unfetched(tree, (id) => counts[id])).toEqual({ count, of });
});
