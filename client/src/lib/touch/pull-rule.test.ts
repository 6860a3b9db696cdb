import { expect, test } from 'vitest';
import { isPullReady, movePull, type Pull, pullThreshold, startPull } from './pull-rule.ts';

/**
 * A position of the finger relative to its start, and how far the page is scrolled at that time.
 */
type Move = readonly [right: number, down: number, scrollY?: number];

function pullAlong(moves: readonly Move[], scrollY = 0): Pull {
  let pull = startPull({ x: 100, y: 200 }, scrollY);
  for (const [right, down, at = 0] of moves)
    pull = movePull(pull, { x: 100 + right, y: 200 + down }, at);
  return pull;
}

const far = (pullThreshold + 5) * 2;

test.each<[words: string, moves: readonly Move[], phase: Pull['phase'], ready: boolean]>([
  ['no movement', [], 'undecided', false],
  [
    'a trembling finger',
    [
      [3, 5],
      [-4, 9],
    ],
    'undecided',
    false,
  ],
  ['a short pull', [[0, 40]], 'pulling', false],
  ['a pull one pixel too short', [[0, far - 1]], 'pulling', false],
  ['a pull that is long enough', [[0, far]], 'pulling', true],
  [
    'a long pull that drifts sideways later',
    [
      [2, 30],
      [90, far],
    ],
    'pulling',
    true,
  ],
  [
    'a pull that is taken back',
    [
      [0, far],
      [0, 20],
    ],
    'pulling',
    false,
  ],
  [
    'a pull back above the start',
    [
      [0, far],
      [0, -60],
    ],
    'pulling',
    false,
  ],
  [
    'a scroll down',
    [
      [0, -30],
      [0, far],
    ],
    'rejected',
    false,
  ],
  [
    'a swipe',
    [
      [30, 12],
      [30, far],
    ],
    'rejected',
    false,
  ],
  [
    'a diagonal',
    [
      [30, 30],
      [30, far],
    ],
    'rejected',
    false,
  ],
  [
    'a page that scrolls meanwhile',
    [
      [0, 40],
      [0, far, 3],
      [0, far],
    ],
    'rejected',
    false,
  ],
])(
  'movePull: for %s (%j), returns the phase %s, ready to refresh: %s',
  (_, moves, phase, ready) => {
    const pull = pullAlong(moves);
    expect(pull.phase).toBe(phase);
    expect(isPullReady(pull)).toBe(ready);
  },
);

test('startPull: rejects a pull if the page is not at its top', () => {
  expect(isPullReady(pullAlong([[0, far]], 1))).toBe(false);
});

test('movePull: moves the indicator half as far as the finger, up to a limit', () => {
  expect(pullAlong([[0, 30]]).distance).toBe(10);
  expect(pullAlong([[0, 110]]).distance).toBe(50);
  expect(pullAlong([[0, 2000]]).distance).toBe(pullAlong([[0, 1000]]).distance);
  expect(
    pullAlong([
      [0, 30],
      [0, -500],
    ]).distance,
  ).toBe(0);
});
