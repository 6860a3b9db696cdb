import { expect, test } from 'vitest';
import { ancestorsOf, threadTree } from './thread-tree.ts';
import { insertMissingStatus } from './insert-missing-status.ts';

/** The ancestors and descendants of `e4`, which is missing. */
function around(answers: Readonly<Record<string, string | null>>) {
  const parentOf = (id: string): string | null | undefined => answers[id];
  const tree = insertMissingStatus(threadTree(Object.keys(answers), parentOf), 'e4', parentOf);
  return { above: ancestorsOf(tree, 'e4'), below: tree.repliesTo.get('e4'), ids: tree.ids };
}

test('insertMissingStatus: places the status between its parent and its replies', () => {
  expect(around({ e1: null, e2: 'e1', e3: 'e2', e5: 'e4', e6: 'e4', e7: 'e5' })).toEqual({
    above: ['e1', 'e2', 'e3'],
    below: ['e5', 'e6'],
    ids: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'],
  });
});

test('insertMissingStatus: has no parent if it starts the conversation or nothing else was loaded', () => {
  expect(around({ e5: 'e4' })).toMatchObject({ above: [], below: ['e5'] });
  expect(around({})).toMatchObject({ above: [], ids: ['e4'] });
});

test('insertMissingStatus: has no parent if there are several candidates', () => {
  expect(around({ e1: null, e2: 'e1', e3: 'e1', e5: 'e4' })).toMatchObject({
    above: [],
    below: ['e5'],
  });
});
