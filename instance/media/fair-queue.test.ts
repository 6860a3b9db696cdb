import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function orderOf(added: readonly string[], most = 10): string[] {
  const queue = createFairQueue<string>(most);
  for (const job of added) queue.add(job.slice(0, 1), job);
  const served: string[] = [];
  for (let job = queue.next(); job !== undefined; job = queue.next()) served.push(job);
  return served;
}

test.each([
  ['nothing', [], []],
  ['one owner', ['a1', 'a2'], ['a1', 'a2']],
  ['one with many before one with few', ['a1', 'a2', 'a3', 'b1'], ['a1', 'b1', 'a2', 'a3']],
  ['three', ['a1', 'a2', 'b1', 'c1', 'c2', 'a3'], ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']],
])('createFairQueue: serves owners in turn (%s)', (_, added, served) => {
  expect(orderOf(added)).toEqual(served);
});

test('createFairQueue: serves a new owner within one round', () => {
  const queue = createFairQueue<string>(10);
  for (const job of ['a1', 'a2', 'a3']) queue.add('a', job);
  expect(queue.next()).toBe('a1');
  queue.add('b', 'b1');
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['a2', 'b1', 'a3']);
});

test('createFairQueue: limits the jobs of an owner, and accepts more after one was served', () => {
  const queue = createFairQueue<number>(2);
  expect([1, 2, 3].map((job) => queue.add('a', job))).toEqual([true, true, false]);
  expect(queue.add('b', 4)).toBe(true);
  queue.next();
  expect(queue.add('a', 5)).toBe(true);
});
