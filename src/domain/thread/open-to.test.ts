import { expect, test } from 'vitest';
import { openTo } from './open-to.ts';
import { threadLines, type ThreadLook } from './thread-lines.ts';
import { threadTree } from './thread-tree.ts';

/*
 * a ─ b ─ c ─ e ─ f ─ g
 *   └ d ─ h
 */
const answers: Readonly<Record<string, string | null>> = {
  a: null,
  b: 'a',
  c: 'b',
  d: 'a',
  e: 'c',
  f: 'e',
  g: 'f',
  h: 'd',
};
const tree = threadTree(Object.keys(answers), (id) => answers[id]);
const look: ThreadLook = {
  mode: 'tree',
  dive: undefined,
  byHand: new Map(),
  maxDepth: 3,
  path: new Set(),
  isOrphan: () => false,
  leftOut: new Set(),
};

function opened(id: string, dives: readonly string[], change: Partial<ThreadLook> = {}) {
  const before = { ...look, dive: dives.at(-1), ...change };
  const after = openTo(tree, before, dives, id);
  const lines = threadLines(tree, {
    ...before,
    dive: after.dives?.at(-1),
    byHand: after.byHand,
  });
  return {
    dives: after.dives,
    byHand: [...after.byHand],
    isSeen: lines.some((line) => line.kind === 'status' && line.id === id),
  };
}

test('a status in another branch is seen once the dive is left', () => {
  expect(opened('h', ['b'])).toEqual({ dives: [], byHand: [], isSeen: true });
});

test('only those dives are left that do not hold it', () => {
  expect(opened('e', ['b', 'd', 'h'])).toEqual({ dives: ['b'], byHand: [], isSeen: true });
});

test('what stands above or below what was dived to is seen already', () => {
  expect(opened('a', ['c'])).toEqual({ dives: ['c'], byHand: [], isSeen: true });
  expect(opened('c', ['c'])).toEqual({ dives: ['c'], byHand: [], isSeen: true });
  expect(opened('e', ['c'])).toEqual({ dives: ['c'], byHand: [], isSeen: true });
});

test('folded branches are shown as far as it takes', () => {
  expect(opened('g', [])).toEqual({
    dives: [],
    byHand: [
      ['c', 'shown'],
      ['f', 'shown'],
    ],
    isSeen: true,
  });
});

test('a branch that was hidden by hand is shown', () => {
  expect(opened('h', [], { byHand: new Map([['d', 'hidden']]) })).toEqual({
    dives: [],
    byHand: [['d', 'shown']],
    isSeen: true,
  });
});

test('in a list everything is seen', () => {
  expect(opened('g', ['b'], { mode: 'linear' })).toEqual({
    dives: ['b'],
    byHand: [],
    isSeen: true,
  });
});
