import { expect, test } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { pollUntilAborted } from './poll-until-aborted.ts';

test('pollUntilAborted: delays a request while few requests are left of the server’s rate limit [R-CALL-113]', async () => {
  const clock = new FakeClock();
  const delays = [0, 7_000, 0];
  const limited = {
    now: () => clock.now(),
    wait: (ms: number, signal?: AbortSignal) => clock.wait(ms, signal),
    backgroundDelay: () => delays.shift() ?? 0,
  };
  const times: number[] = [];
  const left = new AbortController();
  const polling = pollUntilAborted(
    limited,
    left.signal,
    async () => void times.push(clock.now()),
    () => true,
    () => 10_000,
  );
  await clock.advance(40_000);
  left.abort();
  await polling;
  expect(times).toEqual([10_000, 27_000, 37_000]);
});
