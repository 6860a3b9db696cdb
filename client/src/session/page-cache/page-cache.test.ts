import { afterEach, expect, test } from 'vitest';
import { parseLenient, listOf } from '@rookery/contract/lenient-schema.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { recordedEntities } from '#store/testing/recorded-entities.ts';
import { apiStatus } from '#store/testing/api-samples.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { fakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { startSession, type StartOptions } from '../testing/start-session.ts';
import { createPageCache } from './page-cache.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

function open(initial: Readonly<Record<string, unknown>> = {}, viewerId: string | null = 'mira') {
  const area = fakeAsyncArea(initial);
  const ended = new AbortController();
  const logged: string[] = [];
  const signedIn = { is: true };
  const pages = createPageCache({
    area,
    viewerId,
    isSignedIn: () => signedIn.is,
    ended: ended.signal,
    log: (message) => logged.push(message),
  });
  return { area, ended, logged, pages, signedIn };
}

/** Waits until the work that was started has finished. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('createPageCache: returns every recorded status as it was written', async () => {
  const { value = [] } = parseLenient(listOf(status), recordedEntities().get('status') ?? []);
  expect(value.length).toBeGreaterThan(20);
  const { pages } = open();
  await pages.write('friends', value);
  const stored = await pages.read('friends', status);
  expect([...(stored?.head() ?? []), ...(stored?.rest() ?? [])]).toEqual(value);
});

test.each([
  ['of another version', { version: 1, statuses: [] }],
  ['of another shape', 'a heron'],
  ['without items', { version: 2, at: 7 }],
])('createPageCache: returns no entry %s', async (_, entry) => {
  const { area, pages } = open({ 'mira/friends': entry });
  expect(await pages.read('friends', status)).toBeUndefined();
  expect([...area.items.keys()]).toEqual([]);
});

test('createPageCache: leaves out an unreadable status and reads the others', async () => {
  const items = [apiStatus('2'), { id: 7 }, apiStatus('1')];
  const { pages } = open({ 'mira/friends': { version: 2, at: 7, items } });
  expect((await pages.read('friends', status))?.head().map(({ id }) => id)).toEqual(['2', '1']);
});

test('createPageCache: does not return another viewer’s entries, and removes them at the first write', async () => {
  const { area, pages } = open({
    'jun/friends': { version: 2, at: 7, items: [apiStatus('1')] },
    'visitor/public': { version: 2, at: 7, items: [apiStatus('1')] },
  });
  expect(await pages.read('friends', status)).toBeUndefined();
  await pages.write('public', [apiStatus('2')]);
  expect([...area.items.keys()]).toEqual(['mira/public']);
});

test('createPageCache: removes all entries when the session ends, and writes none afterwards', async () => {
  const { area, ended, pages } = open();
  await pages.write('friends', [apiStatus('1')]);
  ended.abort();
  await pages.write('friends', [apiStatus('2')]);
  await settle();
  expect([...area.items.keys()]).toEqual([]);
});

test('createPageCache: writes nothing after another tab signed out', async () => {
  const { area, pages, signedIn } = open();
  signedIn.is = false;
  await pages.write('friends', [apiStatus('1')]);
  expect([...area.items.keys()]).toEqual([]);
});

test('createPageCache: keeps the cached items below a written start of the list, up to 200', async () => {
  const { pages } = open();
  const line = Array.from({ length: 230 }, (_, at) => apiStatus(String(900 - at)));
  await pages.writeHead('friends', line.slice(30, 215));
  await pages.writeHead('friends', line.slice(0, 40));
  const stored = await pages.read('friends', status);
  const ids = [...(stored?.head() ?? []), ...(stored?.rest() ?? [])].map(({ id }) => id);
  expect(ids).toEqual(line.slice(0, 200).map(({ id }) => id));
  await pages.writeHead('friends', [apiStatus('950')]);
  expect((await pages.read('friends', status))?.head().map(({ id }) => id)).toEqual(['950']);
});

test('createPageCache: logs errors of the storage, and returns undefined then', async () => {
  const { area, logged, pages } = open();
  area.failWith(new DOMException('no', 'SecurityError'));
  expect(await pages.read('friends', status)).toBeUndefined();
  await pages.write('friends', [apiStatus('1')]);
  expect(logged).toHaveLength(2);
});

async function setUp(options: StartOptions = {}) {
  const env = await startSession(options);
  cleanups.push(() => env.end());
  return env;
}

/** Opens mira's home timeline with `count` statuses, and returns what the page cache has stored. */
async function visit(count: number) {
  const env = await setUp({ signedInAs: 'mira' });
  const mira = await env.instance.as('mira');
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    ids.unshift((await mira.post('/api/v1/statuses', { status: `post ${number}` })).body.id);
  }
  await env.session().feeds.loaderFor({ kind: 'friends' }).loadNewer();
  await env.clock.advance(3_000);
  const { area, instance, pageArea } = env;
  return {
    ids,
    mira,
    comeBack: () => setUp({ area: fakeArea(Object.fromEntries(area.items)), instance, pageArea }),
  };
}

test('page cache: the next visit shows the cached statuses, and then exactly those of the server', async () => {
  const { ids, mira, comeBack } = await visit(3);
  await mira.delete(`/api/v1/statuses/${ids[1]}`);
  const { body: fresh } = await mira.post('/api/v1/statuses', { status: 'new since' });
  const { faults, session, clock } = await comeBack();
  const isDue = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.includes('/timelines/home') ? isDue.promise : undefined);
  const { feeds, tables } = session();
  const loader = feeds.loaderFor({ kind: 'friends' });
  const { id } = loader;
  feeds.startLoading({ kind: 'friends' });
  await settle();
  expect(loader.feed.items).toEqual(ids);
  expect(feeds.progress.get(id)).toMatchObject({ isCached: true, isLoadingNewer: true });
  expect(tables.statuses.get(ids[0] ?? '')?.content).toContain('post 2');
  isDue.resolve(undefined);
  await loader.loadNewer();
  await clock.advance(0);
  expect(loader.feed.items).toEqual([fresh.id, ids[0], ids[2]]);
  expect(feeds.progress.get(id)?.isCached).toBe(false);
});

test('page cache: a gap remains if a full page does not reach the cached statuses', async () => {
  const { ids, mira, comeBack } = await visit(2);
  for (let number = 0; number < 21; number += 1) {
    await mira.post('/api/v1/statuses', { status: `later ${number}` });
  }
  const { faults, session } = await comeBack();
  const isDue = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.includes('/timelines/home') ? isDue.promise : undefined);
  const { feeds } = session();
  feeds.startLoading({ kind: 'friends' });
  await settle();
  isDue.resolve(undefined);
  const loader = feeds.loaderFor({ kind: 'friends' });
  await loader.loadNewer();
  const { items } = loader.feed;
  expect(items).toHaveLength(23);
  expect(items[20]).toMatchObject({ below: ids[0] });
  expect(items.slice(21)).toEqual(ids);
});

test('page cache: the cached statuses stay on screen if the server cannot be reached', async () => {
  const { ids, comeBack } = await visit(2);
  const { faults, session } = await comeBack();
  faults.of = () => 'offline';
  const { feeds } = session();
  feeds.startLoading({ kind: 'friends' });
  await feeds.loaderFor({ kind: 'friends' }).loadNewer();
  await settle();
  const { feed, id } = feeds.loaderFor({ kind: 'friends' });
  expect(feed.items).toEqual(ids);
  expect(feeds.progress.get(id)?.newerError).toBeDefined();
});
