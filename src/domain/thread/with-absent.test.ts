import { expect, test } from 'vitest';
import { ancestorsOf, threadTree } from './thread-tree.ts';
import { withAbsent } from './with-absent.ts';

/** What stands above `e4`, which did not come, and below it. */
function around(answers: Readonly<Record<string, string | null>>) {
  const answeredBy = (id: string): string | null | undefined => answers[id];
  const tree = withAbsent(threadTree(Object.keys(answers), answeredBy), 'e4', answeredBy);
  return { above: ancestorsOf(tree, 'e4'), below: tree.repliesTo.get('e4'), ids: tree.ids };
}

test('a status that did not come has its place between what it answers and what answers it', () => {
  expect(around({ e1: null, e2: 'e1', e3: 'e2', e5: 'e4', e6: 'e4', e7: 'e5' })).toEqual({
    above: ['e1', 'e2', 'e3'],
    below: ['e5', 'e6'],
    ids: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'],
  });
});

test('one that begins its conversation, or of which nothing else came, answers nothing', () => {
  expect(around({ e5: 'e4' })).toMatchObject({ above: [], below: ['e5'] });
  expect(around({})).toMatchObject({ above: [], ids: ['e4'] });
});

test('where more than one might be what it answers, none is said to be', () => {
  expect(around({ e1: null, e2: 'e1', e3: 'e1', e5: 'e4' })).toMatchObject({
    above: [],
    below: ['e5'],
  });
});
