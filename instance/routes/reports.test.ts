import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let admin: TestClient;
let mod: TestClient;
let bob: TestClient;
let carol: TestClient;

const reports = '/api/v1/pleroma/admin/reports';
const unknown = 'AbCdEfGhIjKlMnOpQr';
/** Fields of accounts that only admins receive, and fields of a complete nodeinfo. */
const spared = ['nodeinfo.software.repository', '.deactivated'];

beforeEach(async () => {
  instance = await startTestInstance();
  admin = await instance.as('alice', { role: 'admin' });
  mod = await instance.as('mod', { role: 'moderator' });
  bob = await instance.as('bob');
  carol = await instance.as('carol');
});

function send(body: object) {
  return carol.post('/api/v1/reports', body);
}

async function file(by: TestClient, about: TestClient, more: object = {}): Promise<string> {
  const body = { account_id: about.account?.id, comment: 'Spam', ...more };
  const response = await by.post('/api/v1/reports', body);
  expectRecordedResponse(response, '600_report_create');
  return response.body.id;
}

test('reportRoutes: a report reaches the staff with the statuses of the reported account only [R-INST-027]', async () => {
  const bad = await bob.post('/api/v1/statuses', { status: 'buy now' });
  const mine = await carol.post('/api/v1/statuses', { status: 'innocent' });
  const id = await file(carol, bob, { status_ids: [bad.body.id, mine.body.id, unknown] });
  await file(admin, bob);
  const list = await mod.get(`${reports}?state=open&limit=20&page=1&page_size=50`);
  expectRecordedResponse(list, '602_admin_reports', spared);
  expect(list.body.total).toBe(2);
  expect(list.body.reports[1]).toMatchObject({
    id,
    content: 'Spam',
    state: 'open',
    account: { acct: 'bob', nickname: 'bob', roles: { admin: false, moderator: false } },
    actor: { acct: 'carol' },
    statuses: [{ id: bad.body.id }],
    notes: [],
  });
  expect((await mod.get(`${reports}?page_size=1&page=2`)).body.reports).toMatchObject([{ id }]);
  expect((await mod.get(`${reports}?state=resolved`)).body).toEqual({ reports: [], total: 0 });
});

test('reportRoutes: notifies staff of a report, except its author', async () => {
  await bob.post('/api/v1/statuses', { status: '@alice hello' });
  await bob.post('/api/v1/statuses', { status: '@alice again' });
  const id = await file(mod, bob);
  const notifications = await admin.get('/api/v1/notifications');
  expect(notifications.body).toMatchObject([
    { type: 'pleroma:report', account: { acct: 'mod' }, report: { id, account: { acct: 'bob' } } },
    { type: 'mention' },
    { type: 'mention' },
  ]);
  expect((await mod.get('/api/v1/notifications')).body).toEqual([]);
  expect((await bob.get('/api/v1/notifications')).body).toEqual([]);
  await instance.as('other', { role: 'admin' });
  await admin.delete('/api/v1/pleroma/admin/users/alice/permission_group/admin');
  for (const limit of [1, 2, 3]) {
    const { body } = await admin.get(`/api/v1/notifications?limit=${limit}`);
    expect(body[0]).toMatchObject({
      type: 'mention',
      status: { akkoma: { source: { content: '@alice again' } } },
    });
  }
});

test('reportRoutes: refuses an invalid report', async () => {
  const account_id = bob.account?.id;
  expectRecordedResponse(await send({ comment: 'x' }), '600_report_no_account');
  const long = await send({ account_id, comment: 'x'.repeat(1001) });
  expectRecordedResponse(long, '600_report_too_long');
  expect(long.body.error).toBe('Comment must be up to 1000 characters');
  expectRecordedResponse(await send({ account_id: unknown }), '600_report_unknown_account');
  expect((await send({ account_id, comment: 'x'.repeat(1000) })).status).toBe(200);
  expect((await instance.visitor.post('/api/v1/reports', { account_id })).status).toBe(403);
});

test('reportRoutes: staff resolve and annotate a report [R-INST-032]', async () => {
  const id = await file(carol, bob);
  expectRecordedResponse(
    await mod.patch(reports, { reports: [{ id, state: 'resolved' }] }),
    '605_admin_report_resolve',
  );
  const note = await mod.post(`${reports}/${id}/notes`, { content: 'Looking into it' });
  expectRecordedResponse(note, '604_admin_report_note');
  const shown = await mod.get(`${reports}/${id}`);
  expectRecordedResponse(shown, '604_admin_report_show_with_note', spared);
  expect(shown.body).toMatchObject({
    state: 'resolved',
    notes: [{ content: 'Looking into it', user: { acct: 'mod' } }],
  });
  const path = `${reports}/${id}/notes/${shown.body.notes[0].id}`;
  expectRecordedResponse(await mod.delete(path), '606_admin_report_note_delete');
  expect((await mod.get(`${reports}/${id}`)).body.notes).toEqual([]);
  expect((await mod.delete(path)).status).toBe(404);
});

test('reportRoutes: reports invalid changes one by one and applies none of the batch', async () => {
  const id = await file(carol, bob);
  const bogus = await mod.patch(reports, { reports: [{ id, state: 'bogus' }] });
  expectRecordedResponse(bogus, '605_admin_report_bad_state');
  expect(bogus.body).toEqual([{ id, error: 'Unsupported state' }]);
  const missing = await mod.patch(reports, { reports: [{ id: unknown, state: 'closed' }] });
  expectRecordedResponse(missing, '605_admin_report_unknown');
  // In the recordings, Akkoma responds 500 to this request.
  const mixed = await mod.patch(reports, {
    reports: [
      { id, state: 'closed' },
      { id: unknown, state: 'closed' },
    ],
  });
  expect([mixed.status, mixed.body]).toEqual([400, [{ id: unknown, error: 'not_found' }]]);
  expect((await mod.get(`${reports}/${id}`)).body.state).toBe('open');
  expect((await mod.patch(reports, { reports: 'all' })).status).toBe(400);
  expect((await mod.patch(reports, {})).status).toBe(400);
});

test('reportRoutes: responds 404 to an unknown report', async () => {
  expect((await mod.get(`${reports}/${unknown}`)).status).toBe(404);
  expect((await mod.post(`${reports}/${unknown}/notes`, { content: 'x' })).status).toBe(404);
  expect((await mod.post(`${reports}/${unknown}/notes`, {})).status).toBe(400);
  expect((await mod.delete(`${reports}/${unknown}/notes/x`)).status).toBe(404);
});

test('reportRoutes: refuses members who are not staff', async () => {
  const id = await file(carol, bob);
  const calls = (client: TestClient) => [
    client.get(reports),
    client.get(`${reports}/${id}`),
    client.patch(reports, { reports: [{ id, state: 'closed' }] }),
    client.post(`${reports}/${id}/notes`, { content: 'x' }),
    client.delete(`${reports}/${id}/notes/1`),
  ];
  for (const answer of await Promise.all(calls(carol)))
    expectRecordedResponse(answer, '602_admin_reports_non_staff');
  for (const answer of await Promise.all(calls(instance.visitor)))
    expectRecordedResponse(answer, '602_admin_reports_anon');
  const weak = await instance.as('mod', {}, 'read write');
  for (const answer of await Promise.all(calls(weak)))
    expect([answer.status, answer.body.error]).toEqual([
      403,
      expect.stringContaining('Insufficient permissions: admin:'),
    ]);
});
