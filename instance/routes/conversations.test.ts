import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let bob: TestClient;
let cleo: TestClient;

const conversations = '/api/v1/conversations';
const spared = ['nodeinfo.software.repository'];

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  bob = await instance.as('bob');
  cleo = await instance.as('cleo');
});

async function postDirect(by: TestClient, status: string, to?: string): Promise<string> {
  const body = { status, visibility: 'direct', ...(to ? { in_reply_to_id: to } : {}) };
  return (await by.post('/api/v1/statuses', body)).body.id;
}

function ids(answer: TestResponse): string[] {
  return answer.body.map((each: { id: string }) => each.id);
}

function contents(answer: TestResponse): string[] {
  return answer.body.map((each: { last_status: { content: string } }) => each.last_status.content);
}

async function unread(client: TestClient): Promise<number> {
  const me = await client.get('/api/v1/accounts/verify_credentials');
  return me.body.pleroma.unread_conversation_count;
}

test('conversationRoutes: a direct status creates a conversation that is unread for its recipients', async () => {
  const first = await postDirect(ana, '@bob psst');
  const seen = await bob.get(conversations);
  expectRecordedResponse(seen, '417_conversations', spared);
  expect(seen.body).toMatchObject([
    { unread: true, accounts: [{ acct: 'ana' }], last_status: { id: first } },
  ]);
  expect((await ana.get(conversations)).body).toMatchObject([
    { unread: false, accounts: [{ acct: 'bob' }] },
  ]);
  expect((await cleo.get(conversations)).body).toEqual([]);
  expect([await unread(ana), await unread(bob)]).toEqual([0, 1]);
  const { id } = seen.body[0];
  const status = await bob.get(`/api/v1/statuses/${first}`);
  expect(status.body.pleroma.direct_conversation_id).toBe(Number(id));

  const read = await bob.post(`${conversations}/${id}/read`);
  expectRecordedResponse(read, '835_conversation_read', spared);
  expect(read.body.unread).toBe(false);
  expect(await unread(bob)).toBe(0);
  const path = `/api/v1/pleroma/conversations/${id}/statuses`;
  expectRecordedResponse(await bob.get(path), '835_conversation_statuses', spared);
  const answer = await postDirect(bob, '@ana yes?', first);
  expect((await ana.get(conversations)).body).toMatchObject([
    { unread: true, last_status: { id: answer } },
  ]);
  expect(ids(await bob.get(path))).toEqual([answer, first]);
  const one = await bob.get(`/api/v1/pleroma/conversations/${id}`);
  expect(one.body).toMatchObject({ id, last_status: { id: answer } });
});

test('conversationRoutes: deleting the last status restores the previous one, or hides the conversation', async () => {
  const first = await postDirect(ana, '@bob one');
  const second = await postDirect(ana, '@bob two', first);
  const last = async () => (await bob.get(conversations)).body[0]?.last_status.id;
  expect(await last()).toBe(second);
  await ana.delete(`/api/v1/statuses/${second}`);
  expect(await last()).toBe(first);
  await ana.delete(`/api/v1/statuses/${first}`);
  expect((await bob.get(conversations)).body).toEqual([]);
  expect(await unread(bob)).toBe(0);
});

test('conversationRoutes: accounts mentioned later see only statuses that mention them', async () => {
  const first = await postDirect(ana, '@bob secret');
  const second = await postDirect(ana, '@cleo hello', first);
  const [conversation] = (await cleo.get(conversations)).body;
  expect(conversation.last_status.id).toBe(second);
  expect(ids(await cleo.get(`/api/v1/pleroma/conversations/${conversation.id}/statuses`))).toEqual([
    second,
  ]);
});

test('conversationRoutes: pages by the latest status and ends with an empty page', async () => {
  const roots: string[] = [];
  for (const number of [1, 2, 3, 4, 5]) roots.push(await postDirect(ana, `@bob number ${number}`));
  await postDirect(ana, '@bob again', roots[1]);
  const all = await bob.get(conversations);
  const order = ids(all);
  expect(contents(all).map((content) => /(?:number \d|again)$/.exec(content)?.[0])).toEqual([
    'again',
    'number 5',
    'number 4',
    'number 3',
    'number 1',
  ]);
  const read: string[] = [];
  let path = `${conversations}?limit=2`;
  for (;;) {
    const page = await bob.get(path);
    if (page.body.length === 0) break;
    read.push(...ids(page));
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    path = next?.replace('http://instance.test', '') ?? '';
  }
  expect(read).toEqual(order);
  expect(ids(await bob.get(`${conversations}?min_id=${order[3]}&limit=2`))).toEqual(
    order.slice(1, 3),
  );
});

test('conversationRoutes: finds conversations by participants', async () => {
  await postDirect(ana, '@bob two of us');
  await postDirect(ana, '@bob @cleo three of us');
  const among = (...clients: TestClient[]) =>
    ana.get(
      `${conversations}?${clients.map((each) => `recipients[]=${each.account?.id}`).join('&')}`,
    );
  expect((await among(bob)).body).toMatchObject([{ accounts: [{ acct: 'bob' }] }]);
  expect((await among(bob, cleo)).body).toMatchObject([{ accounts: [{}, {}] }]);
  expect((await among(cleo)).body).toEqual([]);
});

test('conversationRoutes: a deleted conversation reappears with the next status', async () => {
  const first = await postDirect(ana, '@bob hm');
  const [conversation] = (await bob.get(conversations)).body;
  const gone = await bob.delete(`${conversations}/${conversation.id}`);
  expect([gone.status, gone.body]).toEqual([200, {}]);
  expect((await bob.get(conversations)).body).toEqual([]);
  expect((await bob.get(`/api/v1/statuses/${first}`)).status).toBe(200);
  await postDirect(ana, '@bob still there?', first);
  expect((await bob.get(conversations)).body).toMatchObject([{ unread: true }]);
});

test('conversationRoutes: hides the statuses of a blocked account', async () => {
  await bob.post(`/api/v1/accounts/${ana.account?.id}/block`);
  await postDirect(ana, '@bob hello?');
  expect(await unread(bob)).toBe(0);
});

test('conversationRoutes: refuses access to conversations of other members', async () => {
  await postDirect(ana, '@bob psst');
  const [{ id }] = (await bob.get(conversations)).body;
  const calls = (client: TestClient, number: string) => [
    client.get(`/api/v1/pleroma/conversations/${number}`),
    client.get(`/api/v1/pleroma/conversations/${number}/statuses`),
    client.post(`${conversations}/${number}/read`),
    client.delete(`${conversations}/${number}`),
  ];
  for (const answer of await Promise.all([...calls(cleo, id), ...calls(bob, 'x')]))
    expect([answer.status, answer.body]).toEqual([404, { error: 'Record not found' }]);
  for (const answer of await Promise.all([
    ...calls(instance.visitor, id),
    instance.visitor.get(conversations),
  ]))
    expect(answer.status).toBe(403);
});
