import { afterEach, describe, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function setUp() {
  const env = await startSession({ signedInAs: 'mira' });
  cleanups.push(() => env.end());
  return env;
}

describe('Feeds: closed tag timelines', () => {
  test('are removed from memory after many other timelines were closed', async () => {
    const { session } = await setUp();
    const { feeds, tables } = session();
    for (let number = 1; number <= 12; number += 1) {
      feeds.open({ kind: 'tag', tag: `tag${number}` })();
    }
    feeds.open({ kind: 'bookmarks' })();
    const tagFeeds = [...tables.feeds.keys()].filter((id) => id.startsWith('tag/'));
    expect(tagFeeds).toHaveLength(8);
    expect(tagFeeds).toContain('tag/tag12');
    expect(tagFeeds).not.toContain('tag/tag4');
    expect(tables.feeds.get('bookmarks')).toBeDefined();
  });
});

describe('Feeds: resuming', () => {
  test('loads the middle of a timeline, below a gap to the newest statuses', async () => {
    const env = await setUp();
    const jun = await env.instance.as('jun');
    const ids: string[] = [];
    for (let number = 0; number < 70; number += 1) {
      ids.unshift((await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id);
    }
    const loader = env.session().feeds.loaderFor({ kind: 'public' });
    loader.resumeAt({ id: ids[45] ?? '', maxId: ids[40] ?? '' });
    await loader.loadNewer();
    const { items } = loader.feed;
    expect(items.slice(0, 20)).toEqual(ids.slice(0, 20));
    expect(items[20]).toMatchObject({ above: ids[19] });
    expect(items.slice(21)).toEqual(ids.slice(41, 61));
    await loader.loadOlder();
    expect(loader.feed.items.slice(21)).toEqual(ids.slice(41));
    for (let gap = loader.feed.gaps[0]; gap; [gap] = loader.feed.gaps) {
      await loader.fillGap(gap, 'up');
    }
    expect(loader.feed.items).toEqual(ids);
  });

  test('loads bookmarks down to the item that was read and one page further', async () => {
    const env = await setUp();
    const [jun, mira] = [await env.instance.as('jun'), await env.instance.as('mira')];
    const ids: string[] = [];
    for (let number = 0; number < 90; number += 1) {
      const id = (await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id;
      await mira.post(`/api/v1/statuses/${id}/bookmark`);
      ids.unshift(id);
    }
    const loader = env.session().feeds.loaderFor({ kind: 'bookmarks' });
    loader.resumeAt({ id: ids[33] ?? '', maxId: 'whatever' });
    const shown: number[] = [];
    const stop = env
      .session()
      .tables.feeds.subscribe(loader.id, () => shown.push(loader.feed.items.length));
    await loader.loadNewer();
    stop();
    /* The page with the item ends six items below the item, which is too few to scroll to it. */
    expect(loader.feed.items).toEqual(ids.slice(0, 60));
    /* All items appear at once, since the screen scrolls to the item when it first appears. */
    expect(new Set(shown)).toEqual(new Set([60]));
  });

  test('loads bookmarks down to the next remaining item if the item that was read is gone', async () => {
    const env = await setUp();
    const [jun, mira] = [await env.instance.as('jun'), await env.instance.as('mira')];
    const ids: string[] = [];
    for (let number = 0; number < 70; number += 1) {
      const id = (await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id;
      await mira.post(`/api/v1/statuses/${id}/bookmark`);
      ids.unshift(id);
    }
    for (const id of ids.slice(33, 35)) await mira.post(`/api/v1/statuses/${id}/unbookmark`);
    const loader = env.session().feeds.loaderFor({ kind: 'bookmarks' });
    loader.resumeAt({ id: ids[33] ?? '', below: ids.slice(34, 38), maxId: 'whatever' });
    await loader.loadNewer();
    expect(loader.feed.items).toEqual([...ids.slice(0, 33), ...ids.slice(35, 62)]);
  });

  test('marks a timeline as stale after a filter change and reloads it on request', async () => {
    const env = await setUp();
    const jun = await env.instance.as('jun');
    for (const text of ['one', 'two', 'three'])
      await jun.post('/api/v1/statuses', { status: text });
    const { feeds, preferences } = env.session();
    await feeds.loaderFor({ kind: 'public' }).loadNewer();
    preferences.set('replyVisibility', 'self');
    expect(feeds.progress.get('public')?.isStale).toBe(true);
    await feeds.loaderFor({ kind: 'public' }).reload();
    expect(feeds.progress.get('public')?.isStale).toBe(false);
    expect(feeds.loaderFor({ kind: 'public' }).feed.items).toHaveLength(3);
  });
});
