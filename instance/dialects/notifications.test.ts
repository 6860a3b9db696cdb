import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;
let jun: TestClient;
let salma: TestClient;
let statusId: string;

beforeEach(async () => {
  instance = await startTestInstance({ config: { dialect: 'mastodon' } });
  [mira, jun, salma] = [
    await instance.as('mira'),
    await instance.as('jun'),
    await instance.as('salma'),
  ];
  statusId = (await mira.post('/api/v1/statuses', { status: 'A heron' })).body.id;
});

afterEach(() => instance.close());

const page = '/api/v2/notifications';

test('getGroupedNotifications: groups the favourites of a status', async () => {
  await jun.post(`/api/v1/statuses/${statusId}/favourite`);
  await salma.post(`/api/v1/statuses/${statusId}/favourite`);
  await salma.post('/api/v1/statuses', { status: '@mira hello' });
  const { body, headers } = await mira.get(page);
  expect(body.notification_groups).toMatchObject([
    { type: 'mention', notifications_count: 1, group_key: 'ungrouped-3' },
    {
      type: 'favourite',
      notifications_count: 2,
      status_id: statusId,
      sample_account_ids: [salma.account?.id, jun.account?.id],
      page_max_id: '2',
      page_min_id: '1',
    },
  ]);
  expect(body.statuses).toHaveLength(2);
  expect(body.accounts).toHaveLength(2);
  expect(headers.get('link')).toContain('max_id=2');
  const key: string = body.notification_groups[1].group_key;
  const accounts = await mira.get(`${page}/${key}/accounts`);
  expect(accounts.body.map((each: { username: string }) => each.username)).toEqual([
    'salma',
    'jun',
  ]);
  const ungrouped = await mira.get(
    `${page}?grouped_types[]=reblog&expand_accounts=partial_avatars`,
  );
  expect(ungrouped.body.notification_groups).toHaveLength(3);
  await mira.post(`${page}/${key}/dismiss`);
  expect((await mira.get(page)).body.notification_groups).toHaveLength(1);
});

test('getUnreadNotificationCount: counts the notifications above the read marker', async () => {
  await jun.post(`/api/v1/statuses/${statusId}/favourite`);
  await salma.post(`/api/v1/statuses/${statusId}/favourite`);
  await salma.post('/api/v1/statuses', { status: '@mira hello' });
  const count = async (version: string): Promise<number> =>
    (await mira.get(`/api/${version}/notifications/unread_count`)).body.count;
  expect([await count('v1'), await count('v2')]).toEqual([3, 2]);
  const saved = await mira.post('/api/v1/markers', {
    home: { last_read_id: statusId },
    notifications: { last_read_id: '2' },
  });
  expect(saved.body).toMatchObject({
    home: { last_read_id: statusId, version: 1 },
    notifications: { last_read_id: '2', version: 1 },
  });
  expect([await count('v1'), await count('v2')]).toEqual([1, 1]);
  const markers = await mira.get('/api/v1/markers?timeline[]=home');
  expect(Object.keys(markers.body)).toEqual(['home']);
});

test('updateNotificationPolicy: filters notifications of unfollowed accounts until they are accepted', async () => {
  const changed = await mira.patch(`${page}/policy`, { for_not_following: 'filter' });
  expect(changed.body).toMatchObject({
    for_not_following: 'filter',
    for_new_accounts: 'accept',
    summary: { pending_requests_count: 0 },
  });
  await jun.post('/api/v1/statuses', { status: '@mira hello' });
  await salma.post('/api/v1/statuses', { status: '@mira good morning' });
  expect((await mira.get('/api/v1/notifications')).body).toEqual([]);
  const requests = await mira.get('/api/v1/notifications/requests');
  expect(requests.body).toMatchObject([
    { id: salma.account?.id, notifications_count: '1', account: { username: 'salma' } },
    { id: jun.account?.id, last_status: { account: { username: 'jun' } } },
  ]);
  await mira.post(`/api/v1/notifications/requests/${jun.account?.id}/accept`);
  await mira.post('/api/v1/notifications/requests/dismiss', { id: [salma.account?.id] });
  await jun.post('/api/v1/statuses', { status: '@mira again' });
  expect((await mira.get('/api/v1/notifications')).body).toHaveLength(2);
  expect((await mira.get('/api/v1/notifications/requests')).body).toEqual([]);
});
