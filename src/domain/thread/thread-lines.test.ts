import { describe, expect, test } from 'vitest';
import { isBranchShown, isNarrowed, threadLines, type ThreadLook } from './thread-lines.ts';
import { threadTree } from './thread-tree.ts';

/*
 * a ─ b ─ c ─ e ─ f ─ g
 *   └ d
 * x answers something that is not here.
 */
const answers: Readonly<Record<string, string | null>> = {
  a: null,
  b: 'a',
  c: 'b',
  d: 'a',
  e: 'c',
  f: 'e',
  g: 'f',
  x: 'gone',
};
const tree = threadTree(Object.keys(answers), (id) => answers[id]);
const look: ThreadLook = {
  mode: 'tree',
  dive: undefined,
  byHand: new Map(),
  maxDepth: 20,
  path: new Set(),
  isOrphan: (id) => id === 'x',
  leftOut: new Set(),
};

/** `> b`: b, one level in. `^ b`: above what was dived to. */
function told(change: Partial<ThreadLook>): string[] {
  return threadLines(tree, { ...look, ...change }).map((line) => {
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

describe('a conversation', () => {
  test('lists its statuses one under another in linear mode [R-CONV-004]', () => {
    expect(told({ mode: 'linear' })).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', '? x', 'x']);
  });

  test('indents answers under what they answer in tree mode [R-CONV-005]', () => {
    expect(told({})).toEqual([
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

  test('shows the branch dived to alone, with what it answers above it [R-CONV-006]', () => {
    expect(told({ dive: 'c' })).toEqual([
      '^ a',
      '^ a others 1',
      '^ b',
      'c',
      '> e',
      '> > f',
      '> > > g',
    ]);
  });

  test('shows the whole when the branch dived to is not there any more', () => {
    expect(told({ dive: 'nothing' })).toEqual(told({}));
  });

  test('folds what lies too deep, and says how much that is [R-CONV-009]', () => {
    expect(told({ maxDepth: 4 })).toEqual([
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

  test('folds nothing that stands above what one came for, however deep that is', () => {
    expect(told({ maxDepth: 3, path: new Set(['a', 'b', 'c', 'e']) }).slice(0, 6)).toEqual([
      'a',
      '> b',
      '> > c',
      '> > > e',
      '> > > > f',
      '> > > > f +1',
    ]);
  });

  test('counts the depth from what was dived to [R-CONV-009]', () => {
    expect(told({ dive: 'c', maxDepth: 3 }).slice(3)).toEqual(['c', '> e', '> > f', '> > f +1']);
  });

  test('hides and shows a branch by hand, whatever the rule says [R-CONV-015]', () => {
    const byHand = new Map([
      ['b', 'hidden'],
      ['e', 'shown'],
    ] as const);
    expect(told({ byHand })).toEqual(['a', '> b', '> b +4', '> d', '? x', 'x']);
    expect(told({ byHand: new Map([['e', 'shown']]), maxDepth: 4 })).toContain('> > > > f');
  });
});

const endAt = (id: number): string[] => [`status ${id}`, `folded ${id}`];

test('a branch shown by hand shows as many levels as the rule does from where one begins [R-CONV-009]', () => {
  const ids = Array.from({ length: 10 }, (_, index) => String(index));
  const line = threadTree(ids, (id) => (id === '0' ? null : String(Number(id) - 1)));
  const shown = (byHand: ThreadLook['byHand']): string[] =>
    threadLines(line, { ...look, maxDepth: 5, byHand }).map(({ kind, id }) => `${kind} ${id}`);
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

test('a dive that leaves something out can be left', () => {
  expect(isNarrowed(tree, { ...look, dive: 'c' })).toBe(true);
  expect(isNarrowed(tree, { ...look, dive: 'a' })).toBe(true);
  expect(isNarrowed(tree, { ...look, dive: 'nothing' })).toBe(false);
  expect(isNarrowed(tree, { ...look, dive: 'c', mode: 'linear' })).toBe(false);
  expect(isNarrowed(tree, look)).toBe(false);
  const single = threadTree(['a', 'b'], (id) => (id === 'b' ? 'a' : null));
  expect(isNarrowed(single, { ...look, dive: 'a' })).toBe(false);
});

test.each([
  [0, 6, true],
  [4, 6, true],
  [5, 6, false],
  [1, 3, true],
  [2, 3, false],
  [1, 0, true],
  [2, 0, false],
])('a branch at depth %d under a maximum of %d: %s [R-CONV-009]', (depth, maxDepth, expected) => {
  const ids = Array.from({ length: 8 }, (_, index) => String(index));
  const line = threadTree(ids, (id) => (id === '0' ? null : String(Number(id) - 1)));
  expect(isBranchShown(line, { ...look, maxDepth }, String(depth))).toBe(expected);
});

test('counts nothing that the filters leave out, and shows what answers it', () => {
  const leftOut = new Set(['b', 'f', 'g']);
  expect(told({ maxDepth: 3, leftOut })).toEqual([
    'a',
    '> b',
    '> > c',
    '> > c +1',
    '> d',
    '? x',
    'x',
  ]);
  expect(told({ maxDepth: 3, leftOut: new Set(['e', 'f', 'g']) })).not.toContain('> > c +3');
  expect(told({ dive: 'd', leftOut })).toContain('^ a others 1');
  expect(told({ dive: 'd', leftOut: new Set(['b', 'c', 'e', 'f', 'g']) })).toEqual(['^ a', 'd']);
});
