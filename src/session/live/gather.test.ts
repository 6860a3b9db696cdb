import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('while little comes each is handed on at once', () => {
  const taken: (readonly number[])[] = [];
  const { put } = gather<number>((items) => taken.push(items));
  for (let number = 1; number <= 30; number += 1) {
    put(number);
    expect(taken).toHaveLength(number);
    vi.advanceTimersByTime(20);
  }
});

test('a flood is handed on ten times a second, with nothing lost and in its order', () => {
  const taken: (readonly number[])[] = [];
  const { put } = gather<number>((items) => taken.push(items));
  for (let number = 1; number <= 2_000; number += 1) {
    put(number);
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(100);
  expect(taken.flat()).toEqual(Array.from({ length: 2_000 }, (_, index) => index + 1));
  expect(taken.length).toBeLessThan(1_100);
});

test('whatever the pace, nothing is lost, doubled or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 200 }), (pauses) => {
      const taken: number[] = [];
      const { put, flush } = gather<number>((items) => taken.push(...items));
      for (const [index, pause] of pauses.entries()) {
        put(index);
        vi.advanceTimersByTime(pause);
      }
      flush();
      expect(taken).toEqual(pauses.map((_, index) => index));
    }),
  );
});
