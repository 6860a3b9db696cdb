import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { startSession } from '#session/testing/start-session.ts';
import { jumpToDate } from './jump-to-date.ts';

const hour = 3_600_000;

afterEach(() => vi.unstubAllGlobals());

test('jumpToDate: loads pages until an older status if ids do not encode time', async () => {
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
  const jump = jumpToDate(loader, feed, tables, (id) => shown.push(id));
  await jump?.(Date.parse('2026-03-01T12:30:00Z') + 10 * hour);
  expect(shown).toEqual([ids[10]]);
  expect(loader.feed.gaps).toEqual([]);
  await jump?.(0);
  expect(shown.at(-1)).toBe(ids[0]);
  await world.end();
});
