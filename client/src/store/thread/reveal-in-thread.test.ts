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
  dive: undefined,
  byHand: new Map(),
  maxDepth: 3,
  path: new Set(),
  isOrphan: () => false,
  filtered: new Set(),
};

function opened(id: string, dives: readonly string[], change: Partial<ThreadViewOptions> = {}) {
  const before = { ...options, dive: dives.at(-1), ...change };
  const after = revealInThread(tree, before, dives, id);
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

test('revealInThread: leaves the focused branch to show a status in another branch', () => {
  expect(opened('h', ['b'])).toEqual({ dives: [], byHand: [], isSeen: true });
});

test('revealInThread: leaves those focused branches that do not contain the status', () => {
  expect(opened('e', ['b', 'd', 'h'])).toEqual({ dives: ['b'], byHand: [], isSeen: true });
});

test('revealInThread: changes nothing for ancestors and descendants of the focused branch', () => {
  expect(opened('a', ['c'])).toEqual({ dives: ['c'], byHand: [], isSeen: true });
  expect(opened('c', ['c'])).toEqual({ dives: ['c'], byHand: [], isSeen: true });
  expect(opened('e', ['c'])).toEqual({ dives: ['c'], byHand: [], isSeen: true });
});

test('revealInThread: expands only the folded branches that contain the status', () => {
  expect(opened('g', [])).toEqual({
    dives: [],
    byHand: [
      ['c', 'shown'],
      ['f', 'shown'],
    ],
    isSeen: true,
  });
});

test('revealInThread: expands a branch that was hidden manually', () => {
  expect(opened('h', [], { byHand: new Map([['d', 'hidden']]) })).toEqual({
    dives: [],
    byHand: [['d', 'shown']],
    isSeen: true,
  });
});

test('revealInThread: changes nothing in linear mode', () => {
  expect(opened('g', ['b'], { mode: 'linear' })).toEqual({
    dives: ['b'],
    byHand: [],
    isSeen: true,
  });
});
