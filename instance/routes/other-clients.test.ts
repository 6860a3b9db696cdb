import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;
let cleo: TestClient;

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  ben = await instance.as('ben');
  cleo = await instance.as('cleo');
});

test.each(['🔥', '🐦‍⬛', 'custom'])(
  'PUT /api/v1/statuses/:id/emoji_reactions/:emoji: adds the reaction %s',
  async (given) => {
    const [custom] = (await ana.get('/api/v1/custom_emojis')).body;
    const emoji = given === 'custom' ? custom.shortcode : given;
    const { body: post } = await ana.post('/api/v1/statuses', { status: 'hello' });
    const path = `/api/v1/statuses/${post.id}/emoji_reactions/${encodeURIComponent(emoji)}`;
    const { status, body } = await ben.put(path);
    expect([status, body.emoji_reactions]).toMatchObject([
      200,
      [{ name: emoji, count: 1, me: true }],
    ]);
    expect((await instance.visitor.put(path)).status).toBe(403);
    expect((await ben.put('/api/v1/statuses/x/emoji_reactions/x')).status).toBe(404);
  },
);

test.each(['ben', '@ben', 'ben@localhost', '@ben@localhost', ' ben '])(
  'POST /api/v1/follows: follows the account in %j',
  async (uri) => {
    const { status, body } = await ana.post('/api/v1/follows', { uri });
    expect([status, body]).toMatchObject([200, { id: ben.account?.id, following: true }]);
  },
);

test.each([
  ['nobody', 404],
  ['ben@elsewhere.example', 404],
  ['ana', 400],
  [undefined, 400],
])('POST /api/v1/follows: responds to %j with %i', async (uri, status) => {
  expect((await ana.post('/api/v1/follows', { uri })).status).toBe(status);
});

interface Conversation {
  id: string;
  unread: boolean;
  accounts: { acct: string }[];
}

async function write(client: TestClient, status: string, more: object = {}) {
  const { body } = await client.post('/api/v1/statuses', { status, visibility: 'direct', ...more });
  return body;
}

async function conversationsOf(client: TestClient): Promise<Conversation[]> {
  return (await client.get('/api/v1/conversations')).body;
}

test('POST /api/v1/pleroma/conversations/read: marks all conversations as read', async () => {
  await write(ben, '@ana one');
  await write(cleo, '@ana two');
  await write(ana, '@ben own');
  const read = await ana.post('/api/v1/pleroma/conversations/read');
  expect(read.body.map(({ unread }: Conversation) => unread)).toEqual([false, false]);
  expect((await conversationsOf(ana)).some(({ unread }) => unread)).toBe(false);
  expect((await ana.post('/api/v1/pleroma/conversations/read')).body).toEqual([]);
});

test('PATCH /api/v1/pleroma/conversations/:id: later statuses reach the chosen recipients', async () => {
  await write(ana, '@ben hello');
  const [conversation] = await conversationsOf(ana);
  const path = `/api/v1/pleroma/conversations/${conversation?.id}`;
  const changed = await ana.patch(path, { recipients: [ben.account?.id, cleo.account?.id] });
  const names = changed.body.accounts.map(({ acct }: { acct: string }) => acct);
  expect(names).toEqual(['ben', 'cleo']);
  await write(ana, 'to both', { in_reply_to_conversation_id: conversation?.id });
  expect(await conversationsOf(cleo)).toHaveLength(1);
  await ana.patch(`${path}?recipients[]=${ben.account?.id}`);
  const third = await write(ana, 'to ben', { in_reply_to_conversation_id: conversation?.id });
  expect((await cleo.get(`/api/v1/statuses/${third.id}`)).status).toBe(404);
  expect((await ben.get(`/api/v1/statuses/${third.id}`)).status).toBe(200);
  expect((await cleo.patch(path, { recipients: [cleo.account?.id] })).status).toBe(404);
  expect((await ana.patch(path, { recipients: ['AbCdEfGhIjKlMnOpQr'] })).status).toBe(404);
  expect((await ana.patch(path, {})).status).toBe(400);
});

test('PUT /api/v1/akkoma/preferred_frontend: returns the choice and saves it in a cookie', async () => {
  const path = '/api/v1/akkoma/preferred_frontend';
  const { status, body, headers } = await ana.put(path, { frontend_name: 'pleroma-fe/stable' });
  expect([status, body]).toEqual([200, { frontend_name: 'pleroma-fe/stable' }]);
  expect(headers.get('set-cookie')).toMatch(/^preferred_frontend=pleroma-fe%2Fstable; Path=\/;/);
  for (const name of ['', 'x', 'a/b/c', 'a/b\r\nset-cookie: x', '../..; Domain=x', undefined])
    expect((await ana.put(path, { frontend_name: name })).status).toBe(400);
});
