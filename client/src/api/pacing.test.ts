import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineCall } from '@rookery/contract/call.ts';
import { createPacer } from './pacing.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport } from './transport.ts';

const home = defineCall('GET', '/api/v1/timelines/home', {
  caller: 'member',
  response: v.unknown(),
});
const tag = defineCall('GET', '/api/v1/timelines/tag/:tag', {
  caller: 'anyone',
  response: v.unknown(),
});
const favourite = defineCall('POST', '/api/v1/statuses/:id/favourite', {
  caller: 'member',
  response: v.unknown(),
});
const show = defineCall('GET', '/api/v1/statuses/:id', { caller: 'anyone', response: v.unknown() });

/** Returns the times at which the calls of a burst are sent. */
async function sendTimes(
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

test('createPacer: sends at most three timeline requests within half a second', async () => {
  const times = await sendTimes(home, 10);
  for (const [index, time] of times.entries()) {
    expect(times.filter((other) => other >= time && other < time + 500).length).toBeLessThanOrEqual(
      3,
    );
    if (index > 0) expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
  }
  expect(times.at(-1)).toBeGreaterThan(1_000);
});

test('createPacer: sends at most 15 status actions in ten seconds, and reads of a status without limit', async () => {
  const times = await sendTimes(favourite, 20);
  expect(times.filter((time) => time < 10_000)).toHaveLength(15);
  expect(await sendTimes(show, 50)).toEqual(Array.from({ length: 50 }, () => 0));
});

test('createPacer: counts the requests of each timeline separately', async () => {
  const clock = new FakeClock();
  const pace = createPacer(clock);
  await Promise.all([pace(home), pace(home), pace(home), pace(tag), pace(tag)]);
  expect(clock.now()).toBe(0);
});

test('createTransport: sends a call only after the pacer has resolved', async () => {
  const paced = Promise.withResolvers<undefined>();
  let sent = 0;
  const call = createTransport({
    origin: 'https://rookery.example',
    token: () => undefined,
    clock: new FakeClock(),
    pace: () => paced.promise,
    fetch: async () => {
      sent += 1;
      return Response.json({ id: '1' });
    },
  });
  const response = call(show, { path: { id: '1' } });
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toBe(0);
  paced.resolve(undefined);
  expect((await response).value).toEqual({ id: '1' });
});
