import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Bytes that are still in use after a garbage collection. */
function usedBytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('createWindowCounter: refuses the events above the limit until the interval ends', () => {
  const counter = createWindowCounter(1000);
  expect([0, 1, 2, 3].map((time) => counter.count('a', 2, time))).toEqual([0, 0, 998, 997]);
  expect(counter.count('b', 2, 4)).toBe(0);
  expect(counter.count('a', 2, 1000)).toBe(0);
});

test('createWindowCounter: refuses new keys when full, and keeps the counts of known ones', () => {
  const counter = createWindowCounter(1000, 3);
  for (const key of ['a', 'b', 'c']) expect(counter.count(key, 1, 0)).toBe(0);
  for (let flood = 0; flood < 100; flood += 1) expect(counter.count(`x${flood}`, 1, 10)).toBe(990);
  expect(counter.count('a', 1, 20)).toBe(980);
  expect(counter.count('x', 1, 1000)).toBe(0);
});

test('createWindowCounter: frees the place of an ended interval even if an older key was renewed', () => {
  const counter = createWindowCounter(1000, 2);
  counter.count('a', 9, 0);
  counter.count('b', 9, 500);
  counter.count('a', 9, 1000);
  expect(counter.count('c', 9, 1400)).toBe(100);
  expect(counter.count('c', 9, 1500)).toBe(0);
});

test('createWindowCounter: a clock that was set back does not extend an interval', () => {
  const counter = createWindowCounter(1000, 1);
  counter.count('a', 1, 1_000_000);
  expect(counter.count('a', 1, 0)).toBe(0);
  expect(counter.count('a', 1, 1)).toBe(999);
});

test.each([
  ['short', (index: number) => `${index}`],
  ['of 3 KB', (index: number) => `${index}`.padEnd(3000, 'x')],
  ['of 3 KB of other scripts', (index: number) => `${index}`.padEnd(3000, '雨')],
])('createWindowCounter: 30,000 keys that are %s use less than 10 MB', (_length, keyOf) => {
  const counter = createWindowCounter(60_000);
  const before = usedBytes();
  for (let index = 0; index < 30_000; index += 1) counter.count(keyOf(index), 1, index);
  expect(usedBytes() - before).toBeLessThan(10e6);
  expect(counter.count(keyOf(0), 1, 30_000)).toBeGreaterThan(0);
});
