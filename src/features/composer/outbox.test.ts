import { asyncProperty, assert, array, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';
import { v7 as timeOrderedId } from 'uuid';
import { blankFields, type Draft } from '#domain/draft/draft.ts';
import { createDrafts } from '#domain/draft/drafts.ts';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { createTestWorld, type FaultOf } from '#session/testing/test-world.ts';
import { outboxes } from './outbox.ts';

const asDraft = (text: string, part: Partial<Draft> = {}): Draft => ({
  ...blankFields,
  text,
  idempotencyKey: timeOrderedId(),
  updatedAt: new Date().toISOString(),
  ...part,
});

const isPost = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/api/v1/statuses';

/** Pages of one member at one instance, one after the other, with the storage that outlives them. */
async function pages() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const area = fakeArea();
  return {
    async open(faultOf: FaultOf = () => undefined) {
      const options = { instance, area, signedInAs: 'mira', faultOf };
      const { world, clock, faults } = await createTestWorld(options);
      const session = createCurrentSession(world).store.getState();
      const drafts = createDrafts(area).of(session.viewerId ?? '');
      const outbox = session.part(outboxes).of(drafts);
      return {
        outbox,
        drafts,
        faults,
        left: () => drafts.posts.list(),
        /** Lets a while pass, until what it brings about is over. */
        async pass(ms: number) {
          await clock.advance(ms);
          for (let turn = 0; turn < 30; turn += 1)
            await new Promise((done) => void setImmediate(done));
        },
        close: () => session.dispose(),
      };
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
const faultKinds = ['none', 'lost', '502', 'offline', '429', 'reload'] as const;

test('over lost answers, failures and reloads each of a hundred posts is made exactly once', async () => {
  const plans = array(constantFrom(...faultKinds), { minLength: 150, maxLength: 200 });
  await assert(
    asyncProperty(plans, async (plan) => {
      const site = await pages();
      const todo = [...plan];
      let reloads = 0;
      const faultOf: FaultOf = async (request) => {
        if (!isPost(request)) return undefined;
        const fault = todo.shift() ?? 'none';
        if (fault === 'reload') reloads += 1;
        if (fault === 'lost' || fault === 'reload') await site.instance.fetch(request);
        if (fault === '502') return new Response('', { status: 502 });
        if (fault === '429') return new Response('', { status: 429 });
        return fault === 'none' ? undefined : 'offline';
      };
      let page = await site.open(faultOf);
      const texts = Array.from({ length: 100 }, (_, index) => `post ${index}`);
      for (const text of texts) page.outbox.sendLater(context, asDraft(text), 0);
      for (let turn = 0; turn < 100 && page.left().length > 0; turn += 1) {
        await page.pass(300_000);
        if (reloads === 0) continue;
        reloads = 0;
        page.close();
        page = await site.open(faultOf);
      }
      expect(page.left()).toEqual([]);
      expect((await site.texts()).toSorted()).toEqual(texts.toSorted());
      page.close();
    }),
    { numRuns: 1 },
  );
});

test('a page that closes in the middle of sending leaves the post to the next', async () => {
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

test('what is held is not on the wire before its time, and can be taken back', async () => {
  const site = await pages();
  const page = await site.open();
  const [kept, undone] = [asDraft('kept'), asDraft('undone')];
  page.outbox.sendLater(context, kept, 20_000);
  page.outbox.sendLater(context, undone, 20_000);
  await page.pass(10_000);
  expect(await site.texts()).toEqual([]);
  page.outbox.withdraw(undone.idempotencyKey);
  await page.pass(10_000);
  expect(await site.texts()).toEqual(['kept']);
});

test('a thread is a chain in its order, each post once, also where one is lost on the way', async () => {
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
  for (let turn = 0; turn < 5; turn += 1) await page.pass(300_000);
  expect((await site.texts()).toSorted()).toEqual(['one', 'three', 'two']);
  expect(page.left()).toEqual([]);
});

test('a refusal for good waits for somebody, with its reason', async () => {
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
