import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { createFakeTabs } from '#session/live/testing/fake-tabs.ts';
import { startSession } from '#session/testing/start-session.ts';
import { hiddenStatuses } from './hidden-statuses.ts';
import {
  startDelayedAction,
  outcomeOfFailure,
  sendDelayedActions,
  sendDelayedActionsOnLeaving,
  undoDelayedAction,
} from './delayed-actions.ts';

const outcomes: Readonly<Record<ApiErrorKind, ReturnType<typeof outcomeOfFailure>>> = {
  offline: 'waits',
  timeout: 'waits',
  unauthorized: 'waits',
  rateLimited: 'waits',
  notFound: 'done',
  gone: 'done',
  forbidden: 'failed',
  absent: 'failed',
  invalid: 'failed',
  server: 'failed',
  malformed: 'failed',
  tooLarge: 'failed',
  requestTooLarge: 'failed',
  outOfSpace: 'failed',
};

test('outcomeOfFailure: gives for each kind of failure whether the action is done, waits or has failed [R-ACT-029]', () => {
  for (const [kind, outcome] of Object.entries(outcomes))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the kinds
    expect([kind, outcomeOfFailure(new ApiError(kind as ApiErrorKind))]).toEqual([kind, outcome]);
  expect(outcomeOfFailure(new Error('a mistake'))).toBe('failed');
});

const instance = await startTestInstance({ world: 'empty', config: { throttle: false } });
const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
const junId = jun.account?.id ?? '';

async function post(): Promise<string> {
  return (await mira.post('/api/v1/statuses', { status: 'The heron is back' })).body.id;
}

async function exists(id: string): Promise<boolean> {
  return (await instance.visitor.get(`/api/v1/statuses/${id}`)).status === 200;
}

async function isFollowing(): Promise<boolean> {
  return (await mira.get(`/api/v1/accounts/relationships?id[]=${junId}`)).body[0].following;
}

/** Opens a tab of mira's browser. All tabs share the storage `area`. */
async function openTab(area: FakeArea = fakeArea(), tabs = createFakeTabs()) {
  const isNew = area.items.size === 0;
  const tab = await startSession({ instance, area, tabs, ...(isNew && { signedInAs: 'mira' }) });
  const session = tab.session();
  onTestFinished(() => session.dispose());
  sendDelayedActions(session);
  const notice = () => tab.notices.store.getState().at(-1);
  return {
    ...tab,
    session,
    hidden: () => [...session.part(hiddenStatuses).getState()],
    isDeleted: (id: string) => session.tables.statuses.get(id)?.isDeleted ?? false,
    deletions: () => tab.requests.filter(({ method }) => method === 'DELETE'),
    notice,
    /** Lets the time of the notice end. */
    expire: () => tab.notices.dismiss(notice()?.id ?? 0),
    undo: () => tab.notices.undo(notice()?.id ?? 0),
    isStored: (id: string) => [...area.items.values()].some((value) => value.includes(`"${id}"`)),
  };
}

test('startDelayedAction: hides a status at once and deletes it when its notice disappears [R-ACT-008 R-ACT-028]', async () => {
  const id = await post();
  const tab = await openTab();
  startDelayedAction(tab.session, 'delete', id);
  expect([tab.hidden(), tab.isDeleted(id)]).toEqual([[id], true]);
  expect(tab.notice()).toMatchObject({
    messageKey: 'status.deleting',
    messageArgs: { count: 1 },
    timeoutMs: 10_000,
  });
  expect([tab.deletions(), await exists(id)]).toEqual([[], true]);
  tab.expire();
  await vi.waitFor(async () => expect(await exists(id)).toBe(false));
  await vi.waitFor(() => expect(tab.isStored(id)).toBe(false));
  expect([tab.hidden(), tab.isDeleted(id)]).toEqual([[], true]);
});

test('startDelayedAction: shows a status again after undoing its deletion, and sends nothing [R-ACT-028]', async () => {
  const id = await post();
  const tab = await openTab();
  startDelayedAction(tab.session, 'delete', id);
  tab.undo();
  expect([tab.hidden(), tab.isDeleted(id), tab.isStored(id)]).toEqual([[], false, false]);
  expect([tab.deletions(), tab.notices.store.getState()]).toEqual([[], []]);
});

test('startDelayedAction: one notice undoes all deletions that were not sent [R-ACT-030]', async () => {
  const ids = [await post(), await post(), await post()];
  const tab = await openTab();
  for (const id of ids) startDelayedAction(tab.session, 'delete', id);
  expect(tab.notices.store.getState()).toMatchObject([{ messageArgs: { count: 3 } }]);
  tab.undo();
  expect(tab.hidden()).toEqual([]);
  for (const id of ids) startDelayedAction(tab.session, 'delete', id);
  tab.expire();
  await vi.waitFor(async () =>
    expect(await Promise.all(ids.map(exists))).toEqual([false, false, false]),
  );
});

test('startDelayedAction: sends at once when the page is closed, so that the browser completes the request [R-ACT-029]', async () => {
  const id = await post();
  const tab = await openTab();
  startDelayedAction(tab.session, 'delete', id);
  await sendDelayedActionsOnLeaving(tab.session);
  expect(await exists(id)).toBe(false);
  expect(tab.deletions().map(({ keepalive }) => keepalive)).toEqual([true]);
  expect(tab.notices.store.getState()).toEqual([]);
});

test('startDelayedAction: deletes before the token is revoked at sign-out [R-ACT-029]', async () => {
  const id = await post();
  const tab = await openTab();
  startDelayedAction(tab.session, 'delete', id);
  await tab.current.signOut();
  expect(await exists(id)).toBe(false);
  expect(tab.deletions()).toHaveLength(1);
});

test('startDelayedAction: sends after a restart what a closed page could not send [R-ACT-029]', async () => {
  const id = await post();
  const area = fakeArea();
  const first = await openTab(area);
  first.faults.of = () => 'offline';
  startDelayedAction(first.session, 'delete', id);
  await sendDelayedActionsOnLeaving(first.session);
  expect(first.deletions()).toHaveLength(1);
  expect(first.isStored(id)).toBe(true);
  const second = await openTab(area);
  expect(second.hidden()).toEqual([id]);
  await vi.waitFor(async () => expect(await exists(id)).toBe(false));
  await vi.waitFor(() => expect(second.isStored(id)).toBe(false));
});

test('startDelayedAction: waits for the connection and keeps the status hidden meanwhile [R-ACT-029]', async () => {
  const id = await post();
  const tab = await openTab();
  tab.faults.of = () => 'offline';
  startDelayedAction(tab.session, 'delete', id);
  tab.expire();
  await vi.waitFor(() => expect(tab.deletions()).toHaveLength(1));
  expect([tab.hidden(), tab.isStored(id), await exists(id)]).toEqual([[id], true, true]);
  tab.faults.of = () => undefined;
  await vi.waitFor(async () => {
    sendDelayedActions(tab.session);
    expect(await exists(id)).toBe(false);
  });
});

test('startDelayedAction: another tab does not send what can still be undone, and shows it again after that [R-ACT-029]', async () => {
  const id = await post();
  const [area, tabs] = [fakeArea(), createFakeTabs()];
  const first = await openTab(area, tabs);
  startDelayedAction(first.session, 'delete', id);
  await vi.waitFor(() => expect(first.isStored(id)).toBe(true));
  const second = await openTab(area, tabs);
  expect(second.hidden()).toEqual([id]);
  first.undo();
  await vi.waitFor(() => expect(second.hidden()).toEqual([]));
  expect([...first.deletions(), ...second.deletions()]).toEqual([]);
});

test('startDelayedAction: shows a status again with the error when the server refuses to delete it [R-ACT-029]', async () => {
  const id = await post();
  const tab = await openTab();
  tab.faults.of = ({ method }) =>
    method === 'DELETE' ? Response.json({ error: 'no' }, { status: 403 }) : undefined;
  startDelayedAction(tab.session, 'delete', id);
  tab.expire();
  await vi.waitFor(() => expect(tab.hidden()).toEqual([]));
  expect(tab.notice()).toMatchObject({
    messageKey: 'status.action_failed',
    messageArgs: { action: { kind: 'delete' } },
  });
  expect([tab.isDeleted(id), tab.isStored(id)]).toEqual([false, false]);
});

test('startDelayedAction: unfollows when its notice disappears; following again before that sends nothing [R-ACT-028]', async () => {
  await mira.post(`/api/v1/accounts/${junId}/follow`);
  const tab = await openTab();
  const { relationships } = tab.session.tables;
  relationships.merge({ id: junId, following: true }, tab.session.tables.hub.next());
  startDelayedAction(tab.session, 'unfollow', junId);
  expect(relationships.get(junId)?.following).toBe(false);
  expect(undoDelayedAction(tab.session, 'unfollow', junId)).toBe(true);
  expect(relationships.get(junId)?.following).toBe(true);
  expect([tab.notices.store.getState(), await isFollowing()]).toEqual([[], true]);
  startDelayedAction(tab.session, 'unfollow', junId);
  tab.expire();
  await vi.waitFor(async () => expect(await isFollowing()).toBe(false));
  expect(undoDelayedAction(tab.session, 'unfollow', junId)).toBe(false);
});
