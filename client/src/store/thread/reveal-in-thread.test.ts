import { expect, test } from 'vitest';
import { revealInThread } from './reveal-in-thread.ts';
import { threadLines, type ThreadViewOptions } from './thread-lines.ts';
import { threadTree } from './thread-tree.ts';

/*
 * a ─ b ─ c ─ e ─ f ─ g
 *   └ d ─ h
 */
const parents: Readonly<Record<string, string | null>> = {
  a: null,
  b: 'a',
  c: 'b',
  d: 'a',
  e: 'c',
  f: 'e',
  g: 'f',
  h: 'd',
};
const tree = threadTree(Object.keys(parents), (id) => parents[id]);
const options: ThreadViewOptions = {
  mode: 'tree',
  focusedBranch: undefined,
  byHand: new Map(),
  maxDepth: 3,
  path: new Set(),
  isOrphan: () => false,
  filtered: new Set(),
};

function opened(
  id: string,
  focusedBranches: readonly string[],
  change: Partial<ThreadViewOptions> = {},
) {
  const before = { ...options, focusedBranch: focusedBranches.at(-1), ...change };
  const after = revealInThread(tree, before, focusedBranches, id);
  const lines = threadLines(tree, {
    ...before,
    focusedBranch: after.focusedBranches?.at(-1),
    byHand: after.byHand,
  });
  return {
    focusedBranches: after.focusedBranches,
    byHand: [...after.byHand],
    isSeen: lines.some((line) => line.kind === 'status' && line.id === id),
  };
}

test('revealInThread: leaves the focused branch to show a status in another branch', () => {
  expect(opened('h', ['b'])).toEqual({ focusedBranches: [], byHand: [], isSeen: true });
});

test('revealInThread: leaves those focused branches that do not contain the status', () => {
  expect(opened('e', ['b', 'd', 'h'])).toEqual({
    focusedBranches: ['b'],
    byHand: [],
    isSeen: true,
  });
});

test('revealInThread: changes nothing for ancestors and descendants of the focused branch', () => {
  expect(opened('a', ['c'])).toEqual({ focusedBranches: ['c'], byHand: [], isSeen: true });
  expect(opened('c', ['c'])).toEqual({ focusedBranches: ['c'], byHand: [], isSeen: true });
  expect(opened('e', ['c'])).toEqual({ focusedBranches: ['c'], byHand: [], isSeen: true });
});

test('revealInThread: expands only the folded branches that contain the status', () => {
  expect(opened('g', [])).toEqual({
    focusedBranches: [],
    byHand: [
      ['c', 'shown'],
      ['f', 'shown'],
    ],
    isSeen: true,
  });
});

test('revealInThread: expands a branch that was hidden manually', () => {
  expect(opened('h', [], { byHand: new Map([['d', 'hidden']]) })).toEqual({
    focusedBranches: [],
    byHand: [['d', 'shown']],
    isSeen: true,
  });
});

test('revealInThread: changes nothing in linear mode', () => {
  expect(opened('g', ['b'], { mode: 'linear' })).toEqual({
    focusedBranches: ['b'],
    byHand: [],
    isSeen: true,
  });
});
