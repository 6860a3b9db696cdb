import { expect, test } from 'vitest';
import { threadLanes } from './thread-lanes.ts';
import { threadLines, type ThreadViewOptions } from './thread-lines.ts';
import { ancestorsOf, threadTree } from './thread-tree.ts';

/*
 * a ─ b ─ c ─ e ─ f ─ g
 *   │   └ h
 *   └ d
 */
const parents: Readonly<Record<string, string | null>> = {
  a: null,
  b: 'a',
  c: 'b',
  d: 'a',
  e: 'c',
  f: 'e',
  g: 'f',
  h: 'b',
};
const tree = threadTree(Object.keys(parents), (id) => parents[id]);
const options: ThreadViewOptions = {
  mode: 'tree',
  focusedBranch: undefined,
  byHand: new Map(),
  maxDepth: 20,
  path: new Set(),
  isOrphan: () => false,
  filtered: new Set(),
};

const signs = { through: '│', elbow: '╰', start: '┬', end: '┴' } as const;

/** Draws each line as its lanes by column, each with its branch, then its level and id. */
function draw(focus: string, change: Partial<ThreadViewOptions> = {}, maxLevel = 9): string[] {
  const view = { ...options, path: new Set(ancestorsOf(tree, focus)), ...change };
  const lines = threadLines(tree, view);
  const lanes = threadLanes(lines, view, focus, maxLevel);
  return lines.map((line) => {
    const { level = 0, lanes: own = [] } = lanes.get(line) ?? {};
    const drawn = own.map(({ column, part, branch = '' }) => `${column}${signs[part]}${branch}`);
    return [level, line.kind === 'status' ? line.id : `${line.kind} ${line.id}`, ...drawn].join(
      ' ',
    );
  });
}

test('threadLanes: does not indent the replies to the main status at the root', () => {
  expect(draw('a')).toEqual([
    '0 a',
    '0 b 0┬b',
    '1 c 0│b 0╰b 1┬c',
    '2 e 0│b 1╰c 2┬e',
    '3 f 0│b 2╰e 3┬f',
    '4 g 0│b 3╰f',
    '1 h 0╰b',
    '0 d',
  ]);
});

test('threadLanes: indents the main status below what it replies to', () => {
  expect(draw('c').slice(0, 4)).toEqual([
    '0 a 0┬a',
    '1 b 0│a 0╰a 1┬b',
    '2 c 0│a 1│b 1╰b 2┬c',
    '3 e 0│a 1│b 2╰c 3┬e',
  ]);
});

test('threadLanes: connects statuses below the last level by a straight lane', () => {
  expect(draw('a', {}, 2)).toEqual([
    '0 a',
    '0 b 0┬b',
    '1 c 0│b 0╰b 1┬c',
    '2 e 0│b 1╰c 2┬e',
    '2 f 0│b 2┴e 2┬e',
    '2 g 0│b 2┴e',
    '1 h 0╰b',
    '0 d',
  ]);
});

test('threadLanes: connects folded replies with their status', () => {
  expect(draw('a', { byHand: new Map([['b', 'hidden']]) })).toEqual([
    '0 a',
    '0 b 0┬b',
    '1 folded b 0╰b',
    '0 d',
  ]);
});

test('threadLanes: between the ancestors of a focused branch, draws a lane that folds no branch', () => {
  expect(draw('e', { focusedBranch: 'e' })).toEqual([
    '0 a 0┬',
    '0 others a 0│',
    '0 b 0┴ 0┬',
    '0 others b 0│',
    '0 c 0┴ 0┬',
    '0 e',
    '0 f 0┬f',
    '1 g 0╰f',
  ]);
});

test('threadLanes: in linear mode connects only the ancestors above the main status', () => {
  expect(draw('c', { mode: 'linear' })).toEqual([
    '0 a 0┬',
    '0 b 0┴ 0┬',
    '0 c',
    '0 d',
    '0 e',
    '0 f',
    '0 g',
    '0 h',
  ]);
});

test('threadLanes: gives the empty line of a filtered status no lanes', () => {
  expect(draw('a', { filtered: new Set(['c']) }).slice(0, 4)).toEqual([
    '0 a',
    '0 b 0┬b',
    '1 c',
    '2 e 0│b 1╰c 2┬e',
  ]);
});
