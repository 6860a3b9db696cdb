import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let admin: TestClient;
let bob: TestClient;
let now: number;

const all = '/api/v1/pleroma/admin/announcements';
const own = '/api/v1/announcements';
const unknown = 'AbCdEfGhIjKlMnOpQr';

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  instance = await startTestInstance({ now: () => now });
  admin = await instance.as('alice', { role: 'admin' });
  bob = await instance.as('bob');
});

async function announce(more: object = {}): Promise<string> {
  const response = await admin.post(all, { content: 'Tea at five', ...more });
  expect(response.status).toBe(200);
  return response.body.id;
}

test('announcementRoutes: shows a new announcement to each member until they dismiss it [R-INST-030]', async () => {
  expectRecordedResponse(await bob.get(own), '620_announcements_empty');
  const made = await admin.post(all, {
    content: '**Maintenance** tonight :smile: https://example.com\n<b>now</b>',
    all_day: false,
  });
  expectRecordedResponse(made, '621_admin_announcement_create');
  expect(made.body.content).toBe(
    '**Maintenance** tonight :smile: <a href="https://example.com" rel="ugc">https://example.com</a><br/>&lt;b&gt;now&lt;/b&gt;',
  );
  const seen = await bob.get(own);
  expectRecordedResponse(seen, '622_announcements_user');
  expect(seen.body).toMatchObject([{ id: made.body.id, read: false }]);
  const carol = await instance.as('carol');
  expectRecordedResponse(
    await bob.post(`${own}/${made.body.id}/dismiss`),
    '623_announcement_dismiss',
  );
  expect((await bob.get(own)).body).toMatchObject([{ read: true }]);
  expect((await carol.get(own)).body).toMatchObject([{ read: false }]);
  expectRecordedResponse(
    await bob.post(`${own}/${unknown}/dismiss`),
    '623_announcement_dismiss_unknown',
  );
});

test('announcementRoutes: shows an announcement from its start to its end', async () => {
  await announce({
    starts_at: '2026-11-22T00:00:00.000Z',
    ends_at: '2026-11-23T00:00:00.000Z',
    all_day: true,
  });
  const counts: number[] = [];
  for (const day of ['21', '22', '23']) {
    now = Date.parse(`2026-11-${day}T12:00:00Z`);
    counts.push((await bob.get(own)).body.length);
  }
  expect(counts).toEqual([0, 1, 0]);
  const list = await admin.get(all);
  expectRecordedResponse(list, '622_admin_announcements');
  expect(list.body).toMatchObject([
    { starts_at: '2026-11-22T00:00:00Z', ends_at: '2026-11-23T00:00:00Z', all_day: true },
  ]);
  expect((await admin.get(`${all}?offset=1`)).body).toEqual([]);
});

test('announcementRoutes: an update changes only the sent fields, and null removes a date', async () => {
  const id = await announce({ ends_at: '2026-11-23T00:00:00Z', all_day: true });
  now += 60_000;
  const edited = await admin.patch(`${all}/${id}`, { content: 'Tea at six' });
  expectRecordedResponse(edited, '625_admin_announcement_edit');
  expect(edited.body).toMatchObject({
    content: 'Tea at six',
    ends_at: '2026-11-23T00:00:00Z',
    all_day: true,
    published_at: '2026-11-21T12:00:00Z',
    updated_at: '2026-11-21T12:01:00Z',
  });
  const cleared = await admin.patch(`${all}/${id}`, { ends_at: null });
  expect(cleared.body).toMatchObject({ content: 'Tea at six', ends_at: null });
});

test('announcementRoutes: a deleted announcement is no longer shown to members', async () => {
  const id = await announce();
  expectRecordedResponse(await admin.delete(`${all}/${id}`), '626_admin_announcement_delete');
  expectRecordedResponse(await admin.delete(`${all}/${id}`), '626_admin_announcement_delete_again');
  expect((await bob.get(own)).body).toEqual([]);
});

test('announcementRoutes: refuses an invalid date, no content, and an unknown announcement', async () => {
  const bad = await admin.post(all, { content: 'x', starts_at: 'yesterday' });
  expectRecordedResponse(bad, '621_admin_announcement_create_bad_date');
  expect(bad.body).toEqual({ error: 400 });
  expectRecordedResponse(await admin.post(all, {}), '621_admin_announcement_create_no_content');
  expectRecordedResponse(
    await admin.post(all, { content: '' }),
    '621_admin_announcement_create_blank',
  );
  expectRecordedResponse(
    await admin.patch(`${all}/${unknown}`, { content: 'x' }),
    '625_admin_announcement_edit_unknown',
  );
});

test('announcementRoutes: only admins write announcements, and only members read them [R-INST-032]', async () => {
  const id = await announce();
  const mod = await instance.as('mod', { role: 'moderator' });
  const calls = (client: TestClient) => [
    client.get(all),
    client.post(all, { content: 'x' }),
    client.patch(`${all}/${id}`, { content: 'x' }),
    client.delete(`${all}/${id}`),
  ];
  for (const answer of await Promise.all(calls(mod)))
    expectRecordedResponse(answer, '621_admin_announcement_create_by_mod');
  for (const answer of await Promise.all(calls(bob)))
    expect([answer.status, answer.body.error]).toEqual([403, 'User is not a staff member.']);
  expectRecordedResponse(await instance.visitor.get(own), '622_announcements_anon');
  expect((await instance.visitor.post(`${own}/${id}/dismiss`)).status).toBe(403);
});

test('announcementRoutes: returns one announcement by id, to admins only', async () => {
  const id = await announce();
  expect((await admin.get(`${all}/${id}`)).body).toMatchObject({
    id,
    pleroma: { raw_content: 'Tea at five' },
  });
  expect((await admin.get(`${all}/${unknown}`)).status).toBe(404);
  expect((await bob.get(`${all}/${id}`)).status).toBe(403);
});
