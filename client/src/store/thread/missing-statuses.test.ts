import { expect, test } from 'vitest';
import { ancestorsOf, threadTree } from './thread-tree.ts';
import { insertMissingStatus, missingReplies } from './missing-statuses.ts';

/**
 * Inserts the missing status `e4` into a tree and returns its ancestors and replies. `answers` are
 * the other statuses with their parents.
 */
function around(answers: Readonly<Record<string, string | null>>) {
  const parentOf = (id: string): string | null | undefined => answers[id];
  const tree = insertMissingStatus(threadTree(Object.keys(answers), parentOf), 'e4', parentOf);
  return { above: ancestorsOf(tree, 'e4'), below: tree.repliesTo.get('e4'), ids: tree.ids };
}

test('insertMissingStatus: inserts the status between the end of the ancestors and its replies', () => {
  expect(around({ e1: null, e2: 'e1', e3: 'e2', e5: 'e4', e6: 'e4', e7: 'e5' })).toEqual({
    above: ['e1', 'e2', 'e3'],
    below: ['e5', 'e6'],
    ids: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'],
  });
});

test('insertMissingStatus: inserts the status without a parent if no other status but its replies was loaded', () => {
  expect(around({ e5: 'e4' })).toMatchObject({ above: [], below: ['e5'] });
  expect(around({})).toMatchObject({ above: [], ids: ['e4'] });
});

test('insertMissingStatus: inserts the status without a parent if there are several candidates', () => {
  expect(around({ e1: null, e2: 'e1', e3: 'e1', e5: 'e4' })).toMatchObject({
    above: [],
    below: ['e5'],
  });
});

const parents = new Map([
  ['b', 'a'],
  ['c', 'a'],
  ['d', 'b'],
]);
const tree = threadTree(['a', 'b', 'c', 'd'], (id) => parents.get(id));

test.each([
  ['no replies if all are loaded', { a: 2, b: 1, c: 0, d: 0 }, 0, []],
  ['the replies that are not loaded', { a: 3, b: 1, c: 4, d: 0 }, 5, ['c', 'a']],
  ['no replies for counts below the number of loaded replies', { a: 1, b: 0 }, 0, []],
  ['no replies without counts from the server', {}, 0, []],
])('missingReplies: counts %s', (_, counts: Readonly<Record<string, number>>, count, of) => {
  expect(missingReplies(tree, (id) => counts[id])).toEqual({ count, of });
});
