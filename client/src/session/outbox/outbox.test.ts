import { asyncProperty, assert, array, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';
import { v7 as timeOrderedId } from 'uuid';
import { type Draft, emptyDraftFields } from '#session/drafts/draft.ts';
import { runCount } from '@rookery/instance/testing/run-count.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createCurrentSession } from '#session/current-session.ts';
import type { TabCommunication } from '#session/live/share-socket.ts';
import { createFakeTabs } from '#session/live/testing/fake-tabs.ts';
import { createTestEnvironment, type FaultForRequest } from '#session/testing/test-environment.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { createOutbox } from './outbox.ts';

const asDraft = (text: string, part: Partial<Draft> = {}): Draft => ({
  ...emptyDraftFields,
  text,
  idempotencyKey: timeOrderedId(),
  updatedAt: new Date().toISOString(),
  ...part,
});

const isPost = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/api/v1/statuses';

/** Opens several pages (tabs) of one member on one instance. The pages share their storage. */
async function pages() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const area = fakeArea();
  return {
    async open(faultOf: FaultForRequest = () => undefined, tabs?: TabCommunication) {
      const options = { instance, area, signedInAs: 'mira', faultOf, ...(tabs && { tabs }) };
      const { world, clock, faults } = await createTestEnvironment(options);
      const session = createCurrentSession(world).store.getState();
      const posts = createOutboxStorage(area, session.viewerId ?? '');
      const outbox = createOutbox(session, posts);
      return {
        outbox,
        faults,
        left: () => posts.list(),
        /** Advances the time, and waits until the work that this starts is done. */
        async pass(ms: number) {
          await clock.advance(ms);
          for (let step = 0; step < 30; step += 1)
            await new Promise((done) => void setImmediate(done));
        },
        close: () => session.dispose(),
        isClosed: () => session.ended.aborted,
      };
    },
    /** Makes the storage full, or makes space again. */
    fill(isFull: boolean): void {
      area.failWith(isFull ? new Error('QuotaExceededError') : undefined, ['setItem']);
    },
    texts: async (): Promise<string[]> => {
      const texts: string[] = [];
      for (let before = ''; ;) {
        const { body } = await mira.get(
          `/api/v1/accounts/${mira.account?.id}/statuses?limit=40${before}`,
        );
        if (body.length === 0) return texts;
        for (const status of body) texts.push(status.content.replaceAll(/<[^>]*>/g, ''));
        before = `&max_id=${body.at(-1).id}`;
      }
    },
    instance,
  };
}

const context = { kind: 'new' } as const;
const faultKinds = [
  'none',
  'lost',
  '502',
  'reset',
  'offline',
  '401',
  'portal',
  '429',
  'closed',
  'full',
] as const;

/**
 * Sends posts from several tabs with one storage, while responses are lost, the server or the
 * network fails, sign-ins are refused, storage is full and tabs are closed. Expects that each text
 * is posted exactly once.
 */
async function postThrough(
  plan: readonly (typeof faultKinds)[number][],
  count: number,
  tabCount = 2,
) {
  const site = await pages();
  const tabs = createFakeTabs();
  const todo = [...plan];
  /**
   * Functions that close a tab. A tab is added when its post has reached the server and the
   * response is pending.
   */
  const closing = new Set<() => void>();
  const openTab = async () => {
    const closed = Promise.withResolvers<'offline'>();
    const close = (): void => {
      tab.close();
      closed.resolve('offline');
    };
    const tab = await site.open(async (request) => {
      if (!isPost(request)) return undefined;
      const fault = todo.shift() ?? 'none';
      site.fill(fault === 'full');
      if (fault === 'lost' || fault === 'closed') await site.instance.fetch(request);
      if (fault === '502') return new Response('', { status: 502 });
      if (fault === '401') return Response.json({ error: 'Invalid credentials.' }, { status: 401 });
      if (fault === 'portal') return new Response('<html>Sign in</html>', { status: 401 });
      if (fault === '429') return new Response('', { status: 429 });
      if (fault === 'none' || fault === 'full') return undefined;
      if (fault !== 'closed') return 'offline';
      closing.add(close);
      return closed.promise;
    }, tabs);
    return tab;
  };
  const openTabs = (many: number) => Promise.all(Array.from({ length: many }, openTab));
  let open = await openTabs(tabCount);
  const texts = Array.from({ length: count }, (_, index) => `post ${index}`);
  for (const [index, text] of texts.entries())
    open[index % tabCount]?.outbox.sendLater(context, asDraft(text), 0);
  for (let step = 0; step < 200 && open.some((tab) => tab.left().length > 0); step += 1) {
    for (const tab of open) await tab.pass(300_000);
    if (closing.size === 0) continue;
    for (const close of closing) close();
    closing.clear();
    open = open.filter((tab) => !tab.isClosed());
    open.push(...(await openTabs(tabCount - open.length)));
  }
  site.fill(false);
  const left = open.flatMap((tab) => tab.left());
  for (const tab of open) tab.close();
  return { left, texts, posted: await site.texts() };
}

test('Outbox: posts each of a hundred posts exactly once if responses are lost, requests fail and tabs are closed', async () => {
  const count = runCount(100);
  const plans = array(constantFrom(...faultKinds), { minLength: count, maxLength: count * 2 });
  await assert(
    asyncProperty(plans, async (plan) => {
      const { left, texts, posted } = await postThrough(plan, count);
      expect(left).toEqual([]);
      expect(posted.toSorted()).toEqual(texts.toSorted());
    }),
    { numRuns: 1 },
  );
}, 600_000);

test('Outbox: neither loses nor duplicates posts when ten tabs close at random and storage is full', async () => {
  const plans = array(constantFrom(...faultKinds), { minLength: 10, maxLength: 40 });
  await assert(
    asyncProperty(plans, async (plan) => {
      const { left, texts, posted } = await postThrough(plan, 20, 10);
      expect(left).toEqual([]);
      expect(posted.toSorted()).toEqual(texts.toSorted());
    }),
    { numRuns: process.env['LONG'] === '1' ? 1000 : 3 },
  );
}, 3_600_000);

test('Outbox: posts a thread once and in order if two tabs have it in their queue', async () => {
  const site = await pages();
  const tabs = createFakeTabs();
  const pendingResponse = Promise.withResolvers<undefined>();
  const faultOf: FaultForRequest = (request) =>
    isPost(request) ? pendingResponse.promise : undefined;
  const one = await site.open(faultOf, tabs);
  const sent = one.outbox.sendNow(context, asDraft('one', { thread: ['two', 'three'] }));
  await one.pass(0);
  /* The second page finds the post marked as being sent, which is also the state that a page
     leaves if it is closed while sending. */
  const two = await site.open(faultOf, tabs);
  await two.pass(0);
  pendingResponse.resolve(undefined);
  await sent;
  for (const tab of [one, two, one, two]) await tab.pass(300_000);
  expect((await site.texts()).toSorted()).toEqual(['one', 'three', 'two']);
});

test('Outbox: does not restore a post that another tab removed while it was being sent', async () => {
  const site = await pages();
  const tabs = createFakeTabs();
  const pendingResponse = Promise.withResolvers<'offline'>();
  const one = await site.open(
    (request) => (isPost(request) ? pendingResponse.promise : undefined),
    tabs,
  );
  const draft = asDraft('The heron is back');
  one.outbox.sendLater(context, draft, 0);
  await one.pass(0);
  const two = await site.open(() => undefined, tabs);
  two.outbox.withdraw(draft.idempotencyKey);
  pendingResponse.resolve('offline');
  for (const tab of [one, two]) await tab.pass(300_000);
  expect(one.left()).toEqual([]);
  expect(await site.texts()).toEqual([]);
});

test('Outbox: sends a post from the next page if the page was closed while sending it', async () => {
  const site = await pages();
  const first = await site.open(async (request) => {
    if (!isPost(request)) return undefined;
    await site.instance.fetch(request);
    return new Promise(() => undefined);
  });
  void first.outbox.sendNow(context, asDraft('The heron is back'));
  await first.pass(0);
  expect(first.left()[0]?.state).toBe('sending');
  first.close();
  const second = await site.open();
  await second.pass(0);
  expect(second.left()).toEqual([]);
  expect(await site.texts()).toEqual(['The heron is back']);
});

test('Outbox: sends a delayed post when it is due, and does not send one that was withdrawn', async () => {
  const site = await pages();
  const page = await site.open();
  const [saved, undone] = [asDraft('kept'), asDraft('undone')];
  page.outbox.sendLater(context, saved, 20_000);
  page.outbox.sendLater(context, undone, 20_000);
  await page.pass(10_000);
  expect(await site.texts()).toEqual([]);
  page.outbox.withdraw(undone.idempotencyKey);
  await page.pass(10_000);
  expect(await site.texts()).toEqual(['kept']);
});

test('Outbox: posts a thread once and in order, even if a response is lost', async () => {
  const site = await pages();
  let posts = 0;
  const page = await site.open(async (request) => {
    if (!isPost(request)) return undefined;
    posts += 1;
    if (posts !== 2) return undefined;
    await site.instance.fetch(request);
    return 'offline';
  });
  await page.outbox.sendNow(context, asDraft('one', { thread: ['two', 'three'] }));
  for (let step = 0; step < 5; step += 1) await page.pass(300_000);
  expect((await site.texts()).toSorted()).toEqual(['one', 'three', 'two']);
  expect(page.left()).toEqual([]);
});

test('Outbox: does not remove or repeat a refused post until its author acts', async () => {
  const site = await pages();
  const page = await site.open((request) =>
    isPost(request) ? Response.json({ error: 'Not these words' }, { status: 422 }) : undefined,
  );
  page.outbox.sendLater(context, asDraft('rude'), 0);
  await page.pass(0);
  expect(page.left()).toMatchObject([
    { state: 'failed', failure: { kind: 'invalid', message: 'Not these words' } },
  ]);
  await page.pass(300_000);
  expect(await site.texts()).toEqual([]);
});

test('Outbox: repeats neither a post in flight nor a refused post when another post is added', async () => {
  const site = await pages();
  const arrived: string[] = [];
  const response = Promise.withResolvers<undefined>();
  const page = await site.open(async (request) => {
    if (!isPost(request)) return undefined;
    const status = (await request.formData()).get('status');
    if (typeof status === 'string') arrived.push(status);
    if (status === 'rude') return Response.json({ error: 'Not these words' }, { status: 422 });
    return response.promise;
  });
  for (const text of ['slow', 'rude', 'last']) {
    page.outbox.sendLater(context, asDraft(text), 0);
    await page.pass(0);
  }
  expect(arrived.toSorted()).toEqual(['last', 'rude', 'slow']);
  response.resolve(undefined);
  await page.pass(0);
  expect((await site.texts()).toSorted()).toEqual(['last', 'slow']);
});

test('Outbox: tries again within an hour if the server asks for a pause of years', async () => {
  const site = await pages();
  const page = await site.open((request) =>
    isPost(request)
      ? new Response('', { status: 429, headers: { 'retry-after': '9999999999' } })
      : undefined,
  );
  page.outbox.sendLater(context, asDraft('late'), 0);
  await page.pass(0);
  expect(page.left()[0]?.due).toBeLessThanOrEqual(Date.now() + 3_600_000);
});
