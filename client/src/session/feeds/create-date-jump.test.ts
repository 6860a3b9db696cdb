import { assert, integer, property } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { startSession } from '#session/testing/start-session.ts';
import { smallestStatusIdAtTime, createDateJump } from './create-date-jump.ts';

const flake = 'BCfnHjkQ3jnPqavlpo';
const flakeTime = Date.parse('2026-11-21T12:33:40.913Z');
const snowflake = '109999999999999999';

test('smallestStatusIdAtTime: returns an id between the id that a real server gave at this time and that of the next millisecond', () => {
  const [before = '', after = ''] = [
    smallestStatusIdAtTime(flake, flakeTime),
    smallestStatusIdAtTime(flake, flakeTime + 1),
  ];
  expect(compareIds(before, flake)).toBeLessThanOrEqual(0);
  expect(compareIds(after, flake)).toBeGreaterThan(0);
});

test.each(['1', '12345', 'abc', '', 'BCfnHjkQ3jnPqavlp!'])(
  'smallestStatusIdAtTime: returns undefined for ids like %j',
  (sample) => {
    expect(smallestStatusIdAtTime(sample, flakeTime)).toBeUndefined();
  },
);

test('smallestStatusIdAtTime: returns undefined for an invalid time', () => {
  expect([-1, Number.NaN, 1.5].map((time) => smallestStatusIdAtTime(flake, time))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([flake, snowflake])(
  'smallestStatusIdAtTime: returns greater ids for later times, for ids like %s',
  (sample) => {
    const moment = integer({ min: Date.parse('2016-01-01'), max: Date.parse('2090-01-01') });
    assert(
      property(moment, integer({ min: 1, max: 100_000_000 }), (time, later) => {
        const [one = '', other = ''] = [
          smallestStatusIdAtTime(sample, time),
          smallestStatusIdAtTime(sample, time + later),
        ];
        expect(compareIds(one, other)).toBeLessThan(0);
      }),
    );
  },
);

const hour = 3_600_000;

afterEach(() => vi.unstubAllGlobals());

test('createDateJump: loads pages until one has an older status if ids do not contain the time', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  let now = Date.parse('2026-03-01T12:00:00Z');
  const instance = await startTestInstance({ world: 'empty', now: () => now });
  const jun = await instance.as('jun');
  const ids: string[] = [];
  for (let number = 0; number < 70; number += 1) {
    const { body } = await jun.post('/api/v1/statuses', { status: `Post number ${number}.` });
    ids.push(String(body.id));
    now += hour;
  }
  const world = await startSession({ instance });
  const { feeds, tables } = world.session();
  feeds.open({ kind: 'public' });
  const loader = feeds.loaderFor({ kind: 'public' });
  await loader.loadNewer();
  const shown: string[] = [];
  const feed = { ...loader.feed, ids: ['of another kind'] };
  const jump = createDateJump(loader, feed, tables, (id) => shown.push(id));
  await jump?.(Date.parse('2026-03-01T12:30:00Z') + 10 * hour);
  expect(shown).toEqual([ids[10]]);
  expect(loader.feed.gaps).toEqual([]);
  await jump?.(0);
  expect(shown.at(-1)).toBe(ids[0]);
  await world.end();
});
