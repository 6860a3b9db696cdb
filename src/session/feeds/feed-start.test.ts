import { afterEach, describe, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function begin() {
  const world = await startSession({ signedInAs: 'mira' });
  ends.push(() => world.end());
  return world;
}

describe('timelines that were come upon in passing', () => {
  test('are forgotten when many others have been left since', async () => {
    const { session } = await begin();
    const { feeds, tables } = session();
    for (let number = 1; number <= 12; number += 1) {
      feeds.open({ kind: 'tag', tag: `tag${number}` })();
    }
    feeds.open({ kind: 'bookmarks' })();
    const kept = [...tables.feeds.keys()].filter((id) => id.startsWith('tag/'));
    expect(kept).toHaveLength(8);
    expect(kept).toContain('tag/tag12');
    expect(kept).not.toContain('tag/tag4');
    expect(tables.feeds.get('bookmarks')).toBeDefined();
  });
});

describe('reading goes on', () => {
  test('in the middle of a timeline, above a hole to the newest', async () => {
    const world = await begin();
    const jun = await world.instance.as('jun');
    const ids: string[] = [];
    for (let number = 0; number < 70; number += 1) {
      ids.unshift((await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id);
    }
    const loader = world.session().feeds.at({ kind: 'public' });
    loader.startAt({ id: ids[45] ?? '', maxId: ids[40] ?? '' });
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

  test('in a timeline by marks, as far down as it was and a window further', async () => {
    const world = await begin();
    const [jun, mira] = [await world.instance.as('jun'), await world.instance.as('mira')];
    const ids: string[] = [];
    for (let number = 0; number < 90; number += 1) {
      const id = (await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id;
      await mira.post(`/api/v1/statuses/${id}/bookmark`);
      ids.unshift(id);
    }
    const loader = world.session().feeds.at({ kind: 'bookmarks' });
    loader.startAt({ id: ids[33] ?? '', maxId: 'whatever' });
    const shown: number[] = [];
    const stop = world
      .session()
      .tables.feeds.subscribe(loader.id, () => shown.push(loader.feed.items.length));
    await loader.loadNewer();
    stop();
    /* The page that holds it ends six below: no page could be scrolled to its place. */
    expect(loader.feed.items).toEqual(ids.slice(0, 60));
    /* All at once: whoever draws it goes to the place when it is first there. */
    expect(new Set(shown)).toEqual(new Set([60]));
  });

  test('in a timeline by marks no further down than the next that is left, where the mark is gone', async () => {
    const world = await begin();
    const [jun, mira] = [await world.instance.as('jun'), await world.instance.as('mira')];
    const ids: string[] = [];
    for (let number = 0; number < 70; number += 1) {
      const id = (await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id;
      await mira.post(`/api/v1/statuses/${id}/bookmark`);
      ids.unshift(id);
    }
    for (const id of ids.slice(33, 35)) await mira.post(`/api/v1/statuses/${id}/unbookmark`);
    const loader = world.session().feeds.at({ kind: 'bookmarks' });
    loader.startAt({ id: ids[33] ?? '', below: ids.slice(34, 38), maxId: 'whatever' });
    await loader.loadNewer();
    expect(loader.feed.items).toEqual([...ids.slice(0, 33), ...ids.slice(35, 62)]);
  });

  test('anew after a filter has changed: the timeline says so, and is loaded as it is wanted now', async () => {
    const world = await begin();
    const jun = await world.instance.as('jun');
    for (const text of ['one', 'two', 'three'])
      await jun.post('/api/v1/statuses', { status: text });
    const { feeds, preferences } = world.session();
    await feeds.at({ kind: 'public' }).loadNewer();
    preferences.set('replyVisibility', 'self');
    expect(feeds.progress.get('public')?.isStale).toBe(true);
    await feeds.at({ kind: 'public' }).reload();
    expect(feeds.progress.get('public')?.isStale).toBe(false);
    expect(feeds.at({ kind: 'public' }).feed.items).toHaveLength(3);
  });
});
