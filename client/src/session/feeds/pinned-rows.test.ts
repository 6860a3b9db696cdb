import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/**
 * Loads a public timeline with `count` statuses. `hold` pins the status that is being replied to.
 */
async function setUp(count: number) {
  const env = await startSession({ signedInAs: 'mira' });
  cleanups.push(() => env.end());
  const jun = await env.instance.as('jun');
  const write = async (many: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let number = 0; number < many; number += 1) {
      ids.push((await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id);
    }
    return ids.toReversed();
  };
  const posts = await write(count);
  const { feeds, tables } = env.session();
  const loader = feeds.loaderFor({ kind: 'public' });
  await loader.loadNewer();
  while (!loader.feed.isComplete) await loader.loadOlder();
  const hold = (...ids: readonly string[]): void => {
    for (const id of ids) tables.pinned.beingRepliedTo.add(id);
  };
  return { ...env, feeds, tables, loader, posts, write, hold };
}

test('Feeds: does not remove a pinned row when the queue is shown', async () => {
  const { loader, posts, hold, write } = await setUp(2);
  const [, pinned = ''] = posts;
  await loader.streamOpened();
  const fresh = await write(55);
  await loader.loadNewer();
  while (loader.feed.gaps[0]) await loader.fillGap(loader.feed.gaps[0], 'down');
  hold(pinned);
  loader.showQueued(true);
  expect(loader.feed.items.slice(0, 50)).toEqual(fresh.slice(0, 50));
  expect(loader.feed.items.at(-1)).toBe(pinned);
  expect(loader.feed.items).toHaveLength(52);
});

test('Feeds: keeps a blocked author’s row while it is pinned, and removes it afterwards', async () => {
  const { loader, posts, feeds, tables } = await setUp(3);
  const [open = '', answered = '', free = ''] = posts;
  const { pinned } = tables;
  pinned.withOpenThread.add(open);
  pinned.beingRepliedTo.add(answered);
  tables.relationships.put({ id: tables.statuses.get(free)?.accountId ?? '', blocking: true });
  expect(loader.feed.items).toEqual([open, answered]);
  pinned.beingRepliedTo.clear();
  feeds.removeExcluded();
  expect(loader.feed.items).toEqual([open]);
  pinned.withOpenThread.clear();
  feeds.removeExcluded();
  expect(loader.feed.items).toEqual([]);
});
