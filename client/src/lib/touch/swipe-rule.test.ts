import { expect, test } from 'vitest';
import { canStartSwipe, isNotHorizontalMovement, swipedTabStep } from './swipe-rule.ts';

const start = { x: 200, y: 300 };

const moved = (right: number, down: number, ms = 200) => ({
  start,
  end: { x: start.x + right, y: start.y + down },
  ms,
});

test.each([
  ['to the left', moved(-80, 0), 1],
  ['to the right', moved(80, 0), -1],
  ['a little downwards', moved(-80, 40), 1],
  ['too far downwards', moved(-80, 41), 0],
  ['upwards', moved(-80, -80), 0],
  ['of the least distance', moved(-64, 0), 1],
  ['below the least distance', moved(-63, 0), 0],
  ['of the longest time', moved(-80, 0, 700), 1],
  ['above the longest time', moved(-80, 0, 701), 0],
  ['of zero pixels', moved(0, 0, 80), 0],
])('swipedTabStep: recognises or rejects a movement %s', (_, swipe, step) => {
  expect(swipedTabStep(swipe, false)).toBe(step);
  expect(swipedTabStep(swipe, true)).toBe(step === 0 ? 0 : -step);
});

test.each([
  ['of zero pixels', moved(0, 0), false],
  ['of less than 10 pixels', moved(0, 9), false],
  ['downwards', moved(0, 10), true],
  ['sideways', moved(-10, 0), false],
  ['sideways and a little downwards', moved(20, 10), false],
  ['as much downwards as sideways', moved(20, 20), true],
])('isNotHorizontalMovement: for a movement %s (%j), returns %s', (_, swipe, isOther) => {
  expect(isNotHorizontalMovement(swipe)).toBe(isOther);
});

test.each([
  [0, false],
  [31, false],
  [32, true],
  [195, true],
  [358, true],
  [359, false],
])('canStartSwipe: for a touch at %i of 390 px, returns %s', (x, can) => {
  expect(canStartSwipe({ x, y: 100 }, 390)).toBe(can);
});
