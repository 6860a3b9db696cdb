import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchEvents } from './batch-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Gathers numbers, each of which takes some milliseconds; `shown` is what each showing brought. */
function setUp({ cost = 0 }: { readonly cost?: number } = {}) {
  const taken: number[] = [];
  const shown: (readonly number[])[] = [];
  const turns: number[] = [];
  const gathering = batchEvents<number>({
    take(item) {
      vi.setSystemTime(Date.now() + cost);
      taken.push(item);
    },
    show: () => shown.push(taken.slice(shown.flat().length)),
    together(work) {
      const before = Date.now();
      work();
      turns.push(Date.now() - before);
    },
    now: () => Date.now(),
  });
  return { ...gathering, shown, turns };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('while little comes each is shown at once', () => {
  const { put, shown } = setUp();
  for (const number of upTo(40)) {
    put(number);
    expect(shown).toHaveLength(number);
    vi.advanceTimersByTime(200);
  }
});

test('a handful that comes together is shown at once too', () => {
  const { put, shown } = setUp();
  for (const number of upTo(5)) put(number);
  expect(shown.flat()).toEqual(upTo(5));
});

test('a flood is shown four times a second, with nothing lost and in its order, and its last one soon', () => {
  const { put, shown } = setUp();
  for (const number of upTo(2_000)) {
    put(number);
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(250);
  expect(shown.flat()).toEqual(upTo(2_000));
  expect(shown.length).toBeLessThan(50);
});

test('what comes at once is taken in by turns of some milliseconds, and shown when all of it is', () => {
  const { put, shown, turns } = setUp({ cost: 3 });
  for (const number of upTo(45)) put(number);
  vi.runAllTimers();
  expect(Math.max(...turns)).toBeLessThan(12);
  expect(shown.slice(5)).toEqual([upTo(45).slice(5)]);
});

test('what comes faster than it can be taken in is shown all the same', () => {
  const { put, shown } = setUp({ cost: 10 });
  for (const number of upTo(200)) put(number);
  vi.runAllTimers();
  expect(shown.flat()).toEqual(upTo(200));
  expect(Math.max(...shown.map(({ length }) => length))).toBeLessThan(40);
});

test('a page whose timers stand still takes in what comes', () => {
  const { put, shown } = setUp();
  for (const number of upTo(100)) {
    put(number);
    vi.setSystemTime(Date.now() + 20);
  }
  expect(shown.flat().length).toBeGreaterThan(60);
});

test('one that cannot be taken in keeps none of the others back', () => {
  const taken: number[] = [];
  const shown: number[] = [];
  const { put } = batchEvents<number>({
    take(item) {
      if (item >= 8) throw new Error('broken');
      taken.push(item);
    },
    show: () => shown.push(taken.length),
    together: (work) => work(),
  });
  for (const number of upTo(8)) put(number);
  expect(() => vi.runAllTimers()).toThrow('broken');
  vi.runAllTimers();
  expect(shown.at(-1)).toBe(7);
});

test('whatever the pace, nothing is lost, doubled or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 200 }), fc.nat(12), (pauses, cost) => {
      const { put, flush, shown } = setUp({ cost });
      for (const [index, pause] of pauses.entries()) {
        put(index);
        vi.advanceTimersByTime(pause);
      }
      flush();
      expect(shown.flat()).toEqual(pauses.map((_, index) => index));
    }),
  );
});
