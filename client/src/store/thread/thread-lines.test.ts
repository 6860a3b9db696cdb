import { describe, expect, test } from 'vitest';
import {
  isBranchShown,
  isNarrowedToBranch,
  threadLines,
  type ThreadViewOptions,
} from './thread-lines.ts';
import { threadTree } from './thread-tree.ts';

/* a ─ b ─ c ─ e ─ f ─ g └ d x replies to a status that is not loaded. */
const parents: Readonly<Record<string, string | null>> = {
  a: null,
  b: 'a',
  c: 'b',
  d: 'a',
  e: 'c',
  f: 'e',
  g: 'f',
  x: 'gone',
};
const tree = threadTree(Object.keys(parents), (id) => parents[id]);
const options: ThreadViewOptions = {
  mode: 'tree',
  focusedBranch: undefined,
  byHand: new Map(),
  maxDepth: 20,
  path: new Set(),
  isOrphan: (id) => id === 'x',
  filtered: new Set(),
};

/**
 * Returns each line as text: `> b` is the status b one level deep, `^ b` is an ancestor of the
 * focused branch.
 */
function linesFor(change: Partial<ThreadViewOptions>): string[] {
  return threadLines(tree, { ...options, ...change }).map((line) => {
    switch (line.kind) {
      case 'status':
        return `${'> '.repeat(line.depth)}${line.isAncestor ? '^ ' : ''}${line.id}`;
      case 'missing':
        return `${'> '.repeat(line.depth)}? ${line.id}`;
      case 'folded':
        return `${'> '.repeat(line.depth)}${line.id} +${line.count}`;
      case 'others':
        return `^ ${line.id} others ${line.count}`;
    }
  });
}

describe('threadLines', () => {
  test('lists the statuses in order in linear mode [R-CONV-004]', () => {
    expect(linesFor({ mode: 'linear' })).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', '? x', 'x']);
  });

  test.each([
    ['linear', new Set<string>(), ['b', 'c', 'f', 'g']],
    ['linear', new Set(['b']), ['f', 'g']],
    ['tree', new Set<string>(), ['b', 'c', 'e', 'f', 'g', 'd']],
    ['tree', new Set(['b']), ['b', 'e', 'f', 'g', 'd']],
  ] as const)(
    'in %s mode, marks the statuses that are directly below their parent (filtered: %j)',
    (mode, filtered, marked) => {
      const lines = threadLines(tree, { ...options, mode, filtered });
      const below = lines.filter((line) => line.kind === 'status' && line.isBelowParent);
      expect(below.map(({ id }) => id)).toEqual(marked);
    },
  );

  test('indents replies below their parents in tree mode [R-CONV-005]', () => {
    expect(linesFor({})).toEqual([
      'a',
      '> b',
      '> > c',
      '> > > e',
      '> > > > f',
      '> > > > > g',
      '> d',
      '? x',
      'x',
    ]);
  });

  test('shows only the focused branch with its ancestors above [R-CONV-006]', () => {
    expect(linesFor({ focusedBranch: 'c' })).toEqual([
      '^ a',
      '^ a others 1',
      '^ b',
      'c',
      '> e',
      '> > f',
      '> > > g',
    ]);
  });

  test('shows everything if the focused branch no longer exists', () => {
    expect(linesFor({ focusedBranch: 'nothing' })).toEqual(linesFor({}));
  });

  test('folds branches below the maximum depth and counts their statuses [R-CONV-009]', () => {
    expect(linesFor({ maxDepth: 4 })).toEqual([
      'a',
      '> b',
      '> > c',
      '> > > e',
      '> > > e +2',
      '> d',
      '? x',
      'x',
    ]);
  });

  test('never folds the ancestors of the requested status', () => {
    expect(linesFor({ maxDepth: 3, path: new Set(['a', 'b', 'c', 'e']) }).slice(0, 6)).toEqual([
      'a',
      '> b',
      '> > c',
      '> > > e',
      '> > > > f',
      '> > > > f +1',
    ]);
  });

  test('counts depth from the start of the focused branch [R-CONV-009]', () => {
    expect(linesFor({ focusedBranch: 'c', maxDepth: 3 }).slice(3)).toEqual([
      'c',
      '> e',
      '> > f',
      '> > f +1',
    ]);
  });

  test('hides or shows a branch that was hidden or shown manually, whatever its depth [R-CONV-015]', () => {
    const byHand = new Map([
      ['b', 'hidden'],
      ['e', 'shown'],
    ] as const);
    expect(linesFor({ byHand })).toEqual(['a', '> b', '> b +4', '> d', '? x', 'x']);
    expect(linesFor({ byHand: new Map([['e', 'shown']]), maxDepth: 4 })).toContain('> > > > f');
  });
});

const endAt = (id: number): string[] => [`status ${id}`, `folded ${id}`];

test('threadLines: shows as many levels of a manually shown branch as of a newly opened conversation [R-CONV-009]', () => {
  const ids = Array.from({ length: 10 }, (_, index) => String(index));
  const line = threadTree(ids, (id) => (id === '0' ? null : String(Number(id) - 1)));
  const shown = (byHand: ThreadViewOptions['byHand']): string[] =>
    threadLines(line, { ...options, maxDepth: 5, byHand }).map(({ kind, id }) => `${kind} ${id}`);
  expect(shown(new Map()).slice(-2)).toEqual(endAt(4));
  expect(shown(new Map([['4', 'shown']])).slice(-2)).toEqual(endAt(8));
  expect(
    shown(
      new Map([
        ['4', 'shown'],
        ['6', 'hidden'],
      ]),
    ).slice(-2),
  ).toEqual(endAt(6));
});

test('isNarrowedToBranch: returns true if statuses are outside the focused branch', () => {
  expect(isNarrowedToBranch(tree, { ...options, focusedBranch: 'c' })).toBe(true);
  expect(isNarrowedToBranch(tree, { ...options, focusedBranch: 'a' })).toBe(true);
  expect(isNarrowedToBranch(tree, { ...options, focusedBranch: 'nothing' })).toBe(false);
  expect(isNarrowedToBranch(tree, { ...options, focusedBranch: 'c', mode: 'linear' })).toBe(false);
  expect(isNarrowedToBranch(tree, options)).toBe(false);
  const single = threadTree(['a', 'b'], (id) => (id === 'b' ? 'a' : null));
  expect(isNarrowedToBranch(single, { ...options, focusedBranch: 'a' })).toBe(false);
});

test.each([
  [0, 6, true],
  [4, 6, true],
  [5, 6, false],
  [1, 3, true],
  [2, 3, false],
  [1, 0, true],
  [2, 0, false],
])(
  'isBranchShown: for a branch at depth %d and a maximum of %d, returns %s [R-CONV-009]',
  (depth, maxDepth, expected) => {
    const ids = Array.from({ length: 8 }, (_, index) => String(index));
    const line = threadTree(ids, (id) => (id === '0' ? null : String(Number(id) - 1)));
    expect(isBranchShown(line, { ...options, maxDepth }, String(depth))).toBe(expected);
  },
);

test('threadLines: leaves filtered statuses out of counts, and shows their replies', () => {
  const filtered = new Set(['b', 'f', 'g']);
  expect(linesFor({ maxDepth: 3, filtered })).toEqual([
    'a',
    '> b',
    '> > c',
    '> > c +1',
    '> d',
    '? x',
    'x',
  ]);
  expect(linesFor({ maxDepth: 3, filtered: new Set(['e', 'f', 'g']) })).not.toContain('> > c +3');
  expect(linesFor({ focusedBranch: 'd', filtered })).toContain('^ a others 1');
  expect(linesFor({ focusedBranch: 'd', filtered: new Set(['b', 'c', 'e', 'f', 'g']) })).toEqual([
    '^ a',
    'd',
  ]);
});
