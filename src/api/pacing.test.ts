import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineCall } from '#contract/call.ts';
import { createPacer } from './pacing.ts';
import { FakeClock } from './testing/fake-clock.ts';

const home = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/home',
  who: 'member',
  answer: v.unknown(),
});
const tag = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/tag/:tag',
  who: 'anyone',
  answer: v.unknown(),
});
const favourite = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/favourite',
  who: 'member',
  answer: v.unknown(),
});
const show = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id',
  who: 'anyone',
  answer: v.unknown(),
});

/** When each of a burst of calls leaves. */
async function departures(
  row: typeof home | typeof tag | typeof favourite | typeof show,
  count: number,
): Promise<number[]> {
  const clock = new FakeClock();
  const pace = createPacer(clock);
  const times: number[] = [];
  const calls = Array.from({ length: count }, async () => {
    await pace(row);
    times.push(clock.now());
  });
  await clock.advance(60_000);
  await Promise.all(calls);
  return times;
}

test('no more than three reads of a timeline leave within half a second', async () => {
  const times = await departures(home, 10);
  for (const [index, time] of times.entries()) {
    expect(times.filter((other) => other >= time && other < time + 500).length).toBeLessThanOrEqual(
      3,
    );
    if (index > 0) expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
  }
  expect(times.at(-1)).toBeGreaterThan(1_000);
});

test('status actions share fifteen in ten seconds, and reading one status is not held back', async () => {
  const times = await departures(favourite, 20);
  expect(times.filter((time) => time < 10_000)).toHaveLength(15);
  expect(await departures(show, 50)).toEqual(Array.from({ length: 50 }, () => 0));
});

test('each timeline is counted by itself', async () => {
  const clock = new FakeClock();
  const pace = createPacer(clock);
  await Promise.all([pace(home), pace(home), pace(home), pace(tag), pace(tag)]);
  expect(clock.now()).toBe(0);
});
