import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchEvents } from './batch-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Creates a batch of events that are numbers. Processing an event takes `cost` milliseconds.
 * `shown` contains the numbers that had been processed at each call of `show`.
 */
function setUp({ cost = 0 }: { readonly cost?: number } = {}) {
  const processed: number[] = [];
  const shown: (readonly number[])[] = [];
  const turns: number[] = [];
  const gathering = batchEvents<number>({
    process(item) {
      vi.setSystemTime(Date.now() + cost);
      processed.push(item);
    },
    show: () => shown.push(processed.slice(shown.flat().length)),
    batch(work) {
      const before = Date.now();
      work();
      turns.push(Date.now() - before);
    },
    now: () => Date.now(),
  });
  return { ...gathering, shown, turns };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('batchEvents: shows each event at once while there are few', () => {
  const { add: put, shown } = setUp();
  for (const number of upTo(40)) {
    put(number);
    expect(shown).toHaveLength(number);
    vi.advanceTimersByTime(200);
  }
});

test('batchEvents: shows a few simultaneous events at once', () => {
  const { add: put, shown } = setUp();
  for (const number of upTo(5)) put(number);
  expect(shown.flat()).toEqual(upTo(5));
});

test('batchEvents: shows many events in batches four times a second, all of them in order, and the last one within a second', () => {
  const { add: put, shown } = setUp();
  for (const number of upTo(2_000)) {
    put(number);
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(250);
  expect(shown.flat()).toEqual(upTo(2_000));
  expect(shown.length).toBeLessThan(50);
});

test('batchEvents: processes many simultaneous events in slices of some milliseconds and shows them at the end', () => {
  const { add: put, shown, turns } = setUp({ cost: 3 });
  for (const number of upTo(45)) put(number);
  vi.runAllTimers();
  expect(Math.max(...turns)).toBeLessThan(12);
  expect(shown.slice(5)).toEqual([upTo(45).slice(5)]);
});

test('batchEvents: shows events even if they arrive faster than they are processed', () => {
  const { add: put, shown } = setUp({ cost: 10 });
  for (const number of upTo(200)) put(number);
  vi.runAllTimers();
  expect(shown.flat()).toEqual(upTo(200));
  expect(Math.max(...shown.map(({ length }) => length))).toBeLessThan(40);
});

test('batchEvents: processes events in a page with throttled timers', () => {
  const { add: put, shown } = setUp();
  for (const number of upTo(100)) {
    put(number);
    vi.setSystemTime(Date.now() + 20);
  }
  expect(shown.flat().length).toBeGreaterThan(60);
});

test('batchEvents: continues after an event that throws', () => {
  const processed: number[] = [];
  const shown: number[] = [];
  const { add: put } = batchEvents<number>({
    process(item) {
      if (item >= 8) throw new Error('broken');
      processed.push(item);
    },
    show: () => shown.push(processed.length),
    batch: (work) => work(),
  });
  for (const number of upTo(8)) put(number);
  expect(() => vi.runAllTimers()).toThrow('broken');
  vi.runAllTimers();
  expect(shown.at(-1)).toBe(7);
});

test('batchEvents: loses, duplicates and reorders nothing at any rate', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 200 }), fc.nat(12), (pauses, cost) => {
      const { add: put, flush, shown } = setUp({ cost });
      for (const [index, pause] of pauses.entries()) {
        put(index);
        vi.advanceTimersByTime(pause);
      }
      flush();
      expect(shown.flat()).toEqual(pauses.map((_, index) => index));
    }),
  );
});
