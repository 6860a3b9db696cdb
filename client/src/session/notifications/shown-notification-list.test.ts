import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import { createTables } from '#store/tables.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { notificationsFeedId } from './notifications.ts';
import { createPreferenceStore } from '../preferences/preference-store.ts';
import { createShownNotificationList } from './shown-notification-list.ts';

const account = { id: 'jun', acct: 'jun' };

function listOfTwo() {
  const tables = createTables();
  const context = { requestedAt: tables.hub.next(), viewerId: 'viewer' };
  const ids = [
    { id: '2', type: 'favourite', account, status: { id: 'S1', account } },
    { id: '1', type: 'follow', account },
  ].map((each) => ingestNotification(tables, each, context));
  tables.feeds.put({ ...createFeed(notificationsFeedId), ids, isLoaded: true });
  const filters = createStore<readonly ServerFilterRow[] | undefined>(() => undefined);
  const preferences = createPreferenceStore({ area: fakeArea() });
  const list = createShownNotificationList({ tables, preferences, viewerId: 'viewer', filters });
  return { tables, list, filters };
}

test('ShownNotificationList: does not change when a status changes but still exists', () => {
  const { tables, list } = listOfTwo();
  const before = list.read();
  tables.statuses.merge({ id: 'S1', favouritesCount: 3 });
  expect(list.read()).toBe(before);
  expect(before.map(({ id }) => id)).toEqual(['2', '1']);
});

test('ShownNotificationList: notifies subscribers of changes to a notification or its status until they unsubscribe', () => {
  const { tables, list } = listOfTwo();
  let callCount = 0;
  const stop = list.subscribe(() => (callCount += 1));
  tables.notifications.merge({ id: '1', isSeen: true });
  tables.statuses.merge({ id: 'S1', isDeleted: true });
  expect(callCount).toBe(2);
  expect(list.read().map(({ id }) => id)).toEqual(['1']);
  stop();
  tables.notifications.merge({ id: '1', isSeen: false });
  expect(callCount).toBe(2);
});

test('ShownNotificationList: leaves out notifications whose status a filter hides in notifications', () => {
  const { tables, list, filters } = listOfTwo();
  const hide = {
    id: '1',
    title: 'Weather',
    contexts: ['notifications'],
    action: 'hide',
    expiresAt: null,
    keywords: [],
    statuses: [],
  } as const;
  const ids = () => list.read().map(({ id }) => id);
  tables.statusViewers.merge({ id: 'S1', filtered: [hide] });
  expect(ids()).toEqual(['1']);
  let callCount = 0;
  list.subscribe(() => (callCount += 1));
  filters.setState([], true);
  expect(callCount).toBe(1);
  expect(ids()).toEqual(['2', '1']);
  filters.setState([{ ...hide, statuses: [{ id: '5', statusId: 'S1' }] }], true);
  expect(ids()).toEqual(['1']);
  filters.setState([{ ...hide, action: 'warn', statuses: [{ id: '5', statusId: 'S1' }] }], true);
  expect(ids()).toEqual(['2', '1']);
});
