import { expect, test } from 'vitest';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import { createTables } from '#store/tables.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { notificationsFeedId } from './notifications.ts';
import { createPreferenceStore } from '../preferences/preference-store.ts';
import { createShownList } from './shown-list.ts';

const account = { id: 'jun', acct: 'jun' };

function listOfTwo() {
  const tables = createTables();
  const context = { requestedAt: tables.hub.next(), viewerId: 'viewer' };
  const ids = [
    { id: '2', type: 'favourite', account, status: { id: 'S1', account } },
    { id: '1', type: 'follow', account },
  ].map((each) => ingestNotification(tables, each, context));
  tables.feeds.put({ ...createFeed(notificationsFeedId), ids, isLoaded: true });
  const list = createShownList(tables, createPreferenceStore({ area: fakeArea() }));
  return { tables, list };
}

test('ShownList: does not change when a status changes but still exists', () => {
  const { tables, list } = listOfTwo();
  const before = list.read();
  tables.statuses.merge({ id: 'S1', favouritesCount: 3 });
  expect(list.read()).toBe(before);
  expect(before.map(({ id }) => id)).toEqual(['2', '1']);
});

test('ShownList: notifies subscribers of changes to a notification or its status until they unsubscribe', () => {
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
