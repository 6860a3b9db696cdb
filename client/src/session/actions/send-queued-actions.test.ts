import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { toggleFollow } from './toggle-follow.ts';
import { actionProgress } from './action-progress.ts';
import { toggleReaction } from './toggle-reaction.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { createFakeTabs } from '#session/live/testing/fake-tabs.ts';
import type { Session } from '../session.ts';
import { startSession } from '#session/testing/start-session.ts';
import { bookmarkToggle } from './menu-toggles.ts';
import { favouriteToggle, reblogToggle } from './favourite-and-reblog-toggles.ts';
import { toggleStatus } from './toggle-status.ts';
import { queuedActions } from './queued-actions.ts';
import { sendQueuedActions } from './send-queued-actions.ts';

const instance = await startTestInstance({ world: 'empty', config: { throttle: false } });
const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];

afterAll(() => instance.close());

const aPost = async (): Promise<string> =>
  (await jun.post('/api/v1/statuses', { status: 'The heron is back' })).body.id;

/** Opens a tab of mira's browser. All tabs share the storage `area`. */
async function openTab(area: FakeArea = fakeArea(), tabs = createFakeTabs(), isOffline = false) {
  const isNew = area.items.size === 0;
  const tab = await startSession({ instance, area, tabs, ...(isNew && { signedInAs: 'mira' }) });
  if (isOffline) tab.faults.of = () => 'offline';
  const session = tab.session();
  void sendQueuedActions(session);
  const isStored = (key: string, wanted: boolean) =>
    (area.items.get('rookery-presses') ?? '').includes(`{"key":"${key}","wanted":${wanted}`);
  return {
    ...tab,
    area,
    session,
    isStored,
    goOffline: () => {
      tab.faults.of = () => 'offline';
    },
    goOnline: async () => {
      tab.faults.of = () => undefined;
      await sendQueuedActions(session);
    },
    sent: () => tab.requests.filter(({ method }) => method !== 'GET').length,
  };
}

const kinds = ['favourite', 'reblog', 'bookmark', 'react', 'follow'] as const;
type Kind = (typeof kinds)[number];

function clickToggle(session: Session, kind: Kind, id: string, wanted: boolean): Promise<void> {
  if (kind === 'favourite') return toggleStatus(session, favouriteToggle, id, wanted);
  if (kind === 'reblog') return toggleStatus(session, reblogToggle, id, wanted);
  if (kind === 'bookmark') return toggleStatus(session, bookmarkToggle, id, wanted);
  if (kind === 'react') return toggleReaction(session, id, { name: '🦊', url: null }, wanted);
  return toggleFollow(session, { id: jun.account?.id ?? '' }, wanted);
}

const keyOf = (kind: Kind, id: string): string =>
  kind === 'react' ? `react:${id}:🦊` : `${kind}:${kind === 'follow' ? jun.account?.id : id}`;

async function isOn(kind: Kind, id: string): Promise<boolean> {
  if (kind === 'follow') {
    const { body } = await mira.get(`/api/v1/accounts/relationships?id[]=${jun.account?.id}`);
    return body[0].following;
  }
  const { body } = await mira.get(`/api/v1/statuses/${id}`);
  if (kind === 'react') return body.pleroma.emoji_reactions.some(({ me }: { me: boolean }) => me);
  return body[{ favourite: 'favourited', reblog: 'reblogged', bookmark: 'bookmarked' }[kind]];
}

test('sendQueuedActions: the server has the last requested state after any clicks, offline periods and reloads', async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...kinds) },
    { weight: 3, arbitrary: fc.constantFrom('offline', 'online', 'reload') },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const id = await aPost();
      if (await isOn('follow', id)) await mira.post(`/api/v1/accounts/${jun.account?.id}/unfollow`);
      let tab = await openTab();
      let isOffline = false;
      const last = new Map<Kind, boolean>();
      for (const what of steps) {
        if (what === 'offline') tab.goOffline();
        else if (what === 'online') await tab.goOnline();
        else if (what === 'reload') tab = await openTab(tab.area, createFakeTabs(), isOffline);
        else {
          const wanted = !(last.get(what) ?? false);
          last.set(what, wanted);
          const done = clickToggle(tab.session, what, id, wanted);
          if (isOffline) {
            done.catch(() => undefined);
            await expect
              .poll(() => tab.isStored(keyOf(what, id), wanted), { interval: 1 })
              .toBe(true);
          } else await done;
        }
        if (what === 'offline' || what === 'online') isOffline = what === 'offline';
      }
      await tab.goOnline();
      await expect.poll(() => tab.area.items.has('rookery-presses'), { interval: 1 }).toBe(false);
      for (const [kind, wanted] of last)
        expect([kind, await isOn(kind, id)]).toEqual([kind, wanted]);
    }),
    { numRuns: process.env['LONG'] === '1' ? 300 : 15 },
  );
});

test('sendQueuedActions: the server has the last requested state, whichever of two tabs requests or sends it', async () => {
  const tabOf = fc.constantFrom(0, 1);
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ does: fc.constantFrom(...kinds), at: tabOf }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('offline', 'online'), at: tabOf }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), at: tabOf }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const id = await aPost();
      if (await isOn('follow', id)) await mira.post(`/api/v1/accounts/${jun.account?.id}/unfollow`);
      const [area, shared] = [fakeArea(), createFakeTabs()];
      const first = await openTab(area, shared);
      const open = [first, await openTab(area, shared)];
      /* The states that each tab displays, updated when its subscribers are notified. */
      const shown = [new Map<Kind, boolean>(), new Map<Kind, boolean>()];
      let isOffline = false;
      const last = new Map<Kind, boolean>();
      for (const { does, at } of steps) {
        const tab = open[at] ?? first;
        if (does === 'offline') {
          for (const each of open) each.goOffline();
          isOffline = true;
        } else if (does === 'online') {
          await Promise.all(open.map((each) => each.goOnline()));
          isOffline = false;
        } else if (does === 'reload') {
          tab.current.store.getState().dispose();
          open[at] = await openTab(area, shared, isOffline);
          shown[at] = new Map(last);
        } else {
          const key = keyOf(does, id);
          const wanted = !(
            tab.session.part(queuedActions).wanted(key) ??
            shown[at]?.get(does) ??
            false
          );
          last.set(does, wanted);
          shown[at]?.set(does, wanted);
          const done = clickToggle(tab.session, does, id, wanted);
          if (isOffline) {
            done.catch(() => undefined);
            await expect.poll(() => tab.isStored(key, wanted), { interval: 1 }).toBe(true);
          } else await done;
        }
      }
      await Promise.all(open.map((each) => each.goOnline()));
      await expect.poll(() => area.items.has('rookery-presses'), { interval: 1 }).toBe(false);
      for (const [kind, wanted] of last)
        expect([kind, await isOn(kind, id)]).toEqual([kind, wanted]);
    }),
    {
      numRuns: process.env['LONG'] === '1' ? 300 : 10,
      examples: [
        /* One tab has sent an action successfully, and then the same action fails again in the
           other tab. */
        [
          [
            { does: 'offline', at: 0 },
            { does: 'bookmark', at: 1 },
            { does: 'reload', at: 0 },
            { does: 'bookmark', at: 1 },
            { does: 'reload', at: 0 },
          ],
        ],
        /* A session that ends while it sends actions. */
        [
          [
            { does: 'offline', at: 0 },
            { does: 'favourite', at: 0 },
            { does: 'reload', at: 1 },
            { does: 'reload', at: 1 },
          ],
        ],
      ],
    },
  );
});

test('sendQueuedActions: shows actions made offline, also after a reload, and sends each once and in order', async () => {
  const id = await aPost();
  const before = await openTab();
  before.goOffline();
  void clickToggle(before.session, 'favourite', id, true);
  void clickToggle(before.session, 'bookmark', id, true);
  await expect.poll(() => before.isStored(keyOf('bookmark', id), true)).toBe(true);
  expect(before.session.tables.statusViewers.get(id)?.favourited).toBe(true);
  const tab = await openTab(before.area, createFakeTabs(), true);
  await expect
    .poll(() =>
      tab.session
        .part(actionProgress)
        .get(id)
        ?.actions.map(({ action }) => action.label),
    )
    .toEqual([{ kind: 'favourite' }, { kind: 'bookmark' }]);
  const first = tab.sent();
  await tab.goOnline();
  const sent = tab.requestedPaths().filter((line) => line.startsWith('POST'));
  expect(sent.slice(first)).toEqual([
    `POST /api/v1/statuses/${id}/favourite`,
    `POST /api/v1/statuses/${id}/bookmark`,
  ]);
  expect(tab.session.part(actionProgress).get(id)).toBeUndefined();
});

test('sendQueuedActions: a second click cancels a waiting action', async () => {
  const id = await aPost();
  const tab = await openTab();
  tab.goOffline();
  void clickToggle(tab.session, 'reblog', id, true);
  const notes = () => tab.session.part(actionProgress).get(id)?.actions.length ?? 0;
  await expect.poll(notes).toBe(1);
  void clickToggle(tab.session, 'reblog', id, false);
  expect(notes()).toBe(0);
  await tab.goOnline();
  expect(tab.requestedPaths().some((line) => line.endsWith(`${id}/reblog`) && tab.sent() > 2)).toBe(
    false,
  );
  expect(await isOn('reblog', id)).toBe(false);
});

test('sendQueuedActions: only one of two tabs sends an action, and the other tab shows the result', async () => {
  const id = await aPost();
  const tabs = createFakeTabs();
  const one = await openTab(fakeArea(), tabs);
  one.goOffline();
  void clickToggle(one.session, 'favourite', id, true);
  await expect.poll(() => one.isStored(keyOf('favourite', id), true)).toBe(true);
  const other = await openTab(one.area, tabs, true);
  await expect
    .poll(() => other.session.part(queuedActions).wanted(keyOf('favourite', id)))
    .toBe(true);
  const sent = one.sent() + other.sent();
  await Promise.all([one.goOnline(), other.goOnline()]);
  expect(one.sent() + other.sent() - sent).toBe(1);
  for (const { session } of [one, other]) {
    expect(session.part(queuedActions).wanted(keyOf('favourite', id))).toBeUndefined();
    expect(session.tables.statusViewers.get(id)?.favourited).toBe(true);
  }
});

test('sendQueuedActions: sends a click made after another tab has sent the waiting action', async () => {
  const id = await aPost();
  const tabs = createFakeTabs();
  const one = await openTab(fakeArea(), tabs);
  one.goOffline();
  void clickToggle(one.session, 'favourite', id, true);
  await expect.poll(() => one.isStored(keyOf('favourite', id), true)).toBe(true);
  await openTab(one.area, tabs);
  await expect.poll(() => one.area.items.has('rookery-presses')).toBe(false);
  expect(await isOn('favourite', id)).toBe(true);
  void clickToggle(one.session, 'favourite', id, false);
  await one.goOnline();
  expect(await isOn('favourite', id)).toBe(false);
  expect(one.session.tables.statusViewers.get(id)?.favourited).toBe(false);
});

test('sendQueuedActions: shows on the status that the server refused the action, and removes the action', async () => {
  const id = await aPost();
  const before = await openTab();
  before.goOffline();
  void clickToggle(before.session, 'favourite', id, true);
  await expect.poll(() => before.isStored(keyOf('favourite', id), true)).toBe(true);
  await jun.delete(`/api/v1/statuses/${id}`);
  const tab = await openTab(before.area);
  const failure = () => tab.session.part(actionProgress).get(id)?.actions[0]?.failure;
  await expect.poll(failure).toBeDefined();
  expect(tab.area.items.has('rookery-presses')).toBe(false);
});

test('sendQueuedActions: removes waiting actions at sign-out, and sends those that did not fit into storage', async () => {
  const id = await aPost();
  const tab = await openTab();
  tab.goOffline();
  void clickToggle(tab.session, 'favourite', id, true);
  await expect.poll(() => tab.isStored(keyOf('favourite', id), true)).toBe(true);
  await tab.current.signOut();
  expect([...tab.area.items.values()].join(' ')).not.toContain('favourite:');

  const full = await openTab();
  full.area.failWith(new DOMException('full', 'QuotaExceededError'), ['setItem']);
  full.goOffline();
  void clickToggle(full.session, 'bookmark', id, true);
  await expect.poll(() => full.session.part(actionProgress).get(id)?.actions.length).toBe(1);
  await full.goOnline();
  expect(await isOn('bookmark', id)).toBe(true);
});
