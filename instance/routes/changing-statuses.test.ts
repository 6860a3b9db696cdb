import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;
let clock = 0;

beforeEach(async () => {
  clock = Date.now();
  instance = await startTestInstance({
    now: () => clock,
  });
  ana = await instance.as('ana');
  ben = await instance.as('ben');
});

const unknown = 'AbCdEfGhIjKlMnOpQr';

async function post(who: TestClient, fields: Record<string, unknown>) {
  const { status, body } = await who.post('/api/v1/statuses', fields);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

test("runPeriodicTasks: deletes statuses at their own expiry or at that of their author's setting", async () => {
  const own = await post(ana, { status: 'for an hour', expires_in: 3600 });
  const cleo = await instance.as('cleo', { settings: { status_ttl_days: 1 } });
  const short = await post(cleo, { status: 'for a day' });
  const long = await post(ana, { status: 'for good' });
  clock += 3_600_000;
  instance.runPeriodicTasks();
  expect((await ana.get(`/api/v1/statuses/${own.id}`)).status).toBe(404);
  expect((await ana.get(`/api/v1/statuses/${short.id}`)).status).toBe(200);
  clock += 86_400_000;
  instance.runPeriodicTasks();
  expect((await ana.get(`/api/v1/statuses/${short.id}`)).status).toBe(404);
  expect((await ana.get(`/api/v1/statuses/${long.id}`)).status).toBe(200);
});

test('editStatus: previews and applies an edit, and keeps the history [R-INST-019]', async () => {
  const { id } = await post(ana, { status: 'one', spoiler_text: 'numbers' });
  const seen = await ana.put(`/api/v1/statuses/${id}`, { status: 'never', preview: true });
  expect(seen.body.content).toBe('never');
  expect((await ana.get(`/api/v1/statuses/${id}`)).body).toMatchObject({
    content: 'one',
    edited_at: null,
  });
  clock += 1000;
  const edited = await ana.put(`/api/v1/statuses/${id}`, {
    status: '*two*',
    content_type: 'text/markdown',
    sensitive: true,
  });
  expect(edited.body).toMatchObject({
    content: '<p><em>two</em></p>',
    sensitive: true,
    spoiler_text: '',
  });
  expect(edited.body.edited_at).not.toBeNull();
  const history = await instance.visitor.get(`/api/v1/statuses/${id}/history`);
  expect(history.body).toMatchObject([
    { content: 'one', spoiler_text: 'numbers', sensitive: false, account: { acct: 'ana' } },
    { content: '<p><em>two</em></p>', spoiler_text: '', sensitive: true },
  ]);
  const { created_at: createdAt, edited_at: editedAt } = edited.body;
  expect(editedAt).not.toBe(createdAt);
  expect(history.body.map((each: { created_at: string }) => each.created_at)).toEqual([
    createdAt,
    editedAt,
  ]);
  expect((await instance.visitor.get(`/api/v1/statuses/${id}/source`)).body).toEqual({
    content_type: 'text/markdown',
    id,
    spoiler_text: '',
    text: '*two*',
  });
});

test('editStatus: an edit without attachments removes them and keeps the poll', async () => {
  const data = new FormData();
  data.set('file', new Blob(['words'], { type: 'text/plain' }), 'a.txt');
  const media = (await ana.post('/api/v1/media', data)).body.id;
  const poll = { options: ['a', 'b'], expires_in: 600 };
  const { id } = await post(ana, { status: 'one', media_ids: [media], poll });
  const twice = await post(ana, { status: 'two', media_ids: [media] });
  expect(twice.media_attachments).toHaveLength(1);
  expect((await ana.get(`/api/v1/statuses/${id}`)).body.media_attachments).toHaveLength(1);
  const edited = await ana.put(`/api/v1/statuses/${id}`, {
    status: 'uno',
    poll: { options: ['x', 'y'], expires_in: 60 },
  });
  expect(edited.body.media_attachments).toEqual([]);
  expect(edited.body.poll.options).toMatchObject([{ title: 'a' }, { title: 'b' }]);
});

test('statusRoutes: only the author can edit or delete a status, and an edit cannot make it empty [R-INST-019]', async () => {
  const { id } = await post(ana, { status: 'mine' });
  const path = `/api/v1/statuses/${id}`;
  expect((await ben.put(path, { status: 'hax' })).status).toBe(403);
  expect((await ben.delete(path)).status).toBe(404);
  expect((await ana.put(path, { status: '' })).body).toEqual({ error: 'internal_server_error' });
  expect((await ana.put(`/api/v1/statuses/${unknown}`, { status: 'x' })).status).toBe(404);
  const deleted = await ana.delete(path);
  expect(deleted.body).toMatchObject({ id, text: 'mine', content: 'mine' });
  expect((await ana.delete(path)).status).toBe(404);
});

test('deleteStatus: staff delete statuses that they can read or that were reported', async () => {
  const mod = await instance.as('mod', { role: 'moderator' });
  const open = await post(ana, { status: 'open' });
  const hidden = await post(ana, { status: '@ben hidden', visibility: 'direct' });
  expect((await mod.delete(`/api/v1/statuses/${open.id}`)).status).toBe(200);
  expect((await mod.delete(`/api/v1/statuses/${hidden.id}`)).status).toBe(404);
  await ben.post('/api/v1/reports', { account_id: ana.account?.id, status_ids: [hidden.id] });
  expect((await mod.delete(`/api/v1/statuses/${hidden.id}`)).status).toBe(200);
});
