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
let now: number;

const filters = '/api/v1/filters';

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  instance = await startTestInstance({ now: () => now });
  ana = await instance.as('ana');
  bob = await instance.as('bob');
  await bob.post(`/api/v1/accounts/${ana.account?.id}/follow`);
});

async function createHidingFilter(phrase: string, more: object = {}): Promise<string> {
  const body = { phrase, context: ['home', 'notifications'], irreversible: true, ...more };
  const response = await bob.post(filters, body);
  expect(response.status).toBe(200);
  return response.body.id;
}

function texts(answer: TestResponse): string[] {
  return answer.body.map(
    (each: { akkoma: { source: { content: string } } }) => each.akkoma.source.content,
  );
}

test('filterRoutes: creates, changes and deletes a filter', async () => {
  const made = await bob.post(filters, {
    phrase: 'spoiler',
    context: ['home', 'notifications'],
    irreversible: false,
  });
  expectRecordedResponse(made, '673_filters_create');
  expect(made.body).toEqual({
    context: ['home', 'notifications'],
    expires_at: null,
    id: '1',
    irreversible: false,
    phrase: 'spoiler',
    whole_word: true,
  });
  expectRecordedResponse(await bob.get(filters), '673_filters');
  const changed = await bob.put(`${filters}/1`, {
    phrase: 'spoilers',
    context: ['public'],
    whole_word: false,
    expires_in: 3600,
  });
  expect(changed.body).toEqual({
    context: ['public'],
    expires_at: '2026-11-21T13:00:00.000Z',
    id: '1',
    irreversible: false,
    phrase: 'spoilers',
    whole_word: false,
  });
  expect((await bob.get(`${filters}/1`)).body).toEqual(changed.body);
  const gone = await bob.delete(`${filters}/1`);
  expect([gone.status, gone.body]).toEqual([200, {}]);
  expect((await bob.get(filters)).body).toEqual([]);
});

test('filterRoutes: an irreversible filter removes statuses of others from lists, threads and notifications', async () => {
  const saved = await ana.post('/api/v1/statuses', { status: '@bob good morning' });
  await createHidingFilter('Spoiler');
  await ana.post('/api/v1/statuses', {
    status: '@bob a spoiler!',
    in_reply_to_id: saved.body.id,
  });
  await ana.post('/api/v1/statuses', { status: 'spoilers are fine' });
  await bob.post('/api/v1/statuses', { status: 'my spoiler' });
  const shown = ['my spoiler', 'spoilers are fine', '@bob good morning'];
  expect(texts(await bob.get('/api/v1/timelines/home'))).toEqual(shown);
  expect(texts(await bob.get('/api/v1/timelines/public'))).toEqual(shown);
  expect(texts(await bob.get(`/api/v1/accounts/${ana.account?.id}/statuses`))).toEqual(
    shown.slice(1),
  );
  expect((await bob.get(`/api/v1/statuses/${saved.body.id}/context`)).body.descendants).toEqual([]);
  expect((await bob.get('/api/v1/notifications')).body).toHaveLength(1);
  expect(texts(await ana.get('/api/v1/timelines/public'))).toHaveLength(4);
});

test('filterRoutes: an irreversible filter keeps the viewer’s reblogs, and reblogs of the viewer', async () => {
  await createHidingFilter('spoiler');
  const carol = await instance.as('carol');
  const others = await carol.post('/api/v1/statuses', { status: 'a spoiler' });
  const own = await bob.post('/api/v1/statuses', { status: 'my spoiler' });
  await ana.post(`/api/v1/statuses/${others.body.id}/reblog`);
  await bob.post(`/api/v1/statuses/${others.body.id}/reblog`);
  await ana.post(`/api/v1/statuses/${own.body.id}/reblog`);
  const reblogs = async (client: TestClient) => {
    const { body } = await bob.get(`/api/v1/accounts/${client.account?.id}/statuses`);
    return body.flatMap((each: { reblog?: { id: string } }) => each.reblog?.id ?? []);
  };
  expect(await reblogs(bob)).toEqual([others.body.id]);
  expect(await reblogs(ana)).toEqual([own.body.id]);
});

test('filterRoutes: applies a new filter to older statuses and notifications, without ending the pages early', async () => {
  await ana.post('/api/v1/statuses', { status: '@bob hello' });
  for (const number of [1, 2, 3])
    await ana.post('/api/v1/statuses', { status: `@bob spoiler ${number}` });
  const id = await createHidingFilter('spoiler');
  const page = await bob.get('/api/v1/notifications?limit=1');
  expect(page.body).toMatchObject([{ status: { akkoma: { source: { content: '@bob hello' } } } }]);
  await bob.delete(`${filters}/${id}`);
  expect((await bob.get('/api/v1/notifications')).body).toHaveLength(4);
});

test.each([
  ['an alt text', 'sp\u200Boiler', { description: 'A spoiler', status: 'look' }],
  [
    'a poll option',
    'spoiler',
    { status: 'which?', poll: { options: ['Spoiler', 'x'], expires_in: 600 } },
  ],
  ['a subject', 'spoiler', { status: 'look', spoiler_text: 'Spoiler' }],
  ['a card title', 'heron count', { status: 'https://herons.example/count' }],
  ['a zero-width character', 'spoiler', { status: 'a spo\u200Biler' }],
  ['a decomposed letter', 'café', { status: 'un cafe\u0301' }],
  ['a decomposed phrase', 'cafe\u0301', { status: 'un café' }],
])(
  'filterRoutes: a filter matches a status by %s [R-FILT-009 R-FILT-010]',
  async (_, phrase, post: Record<string, unknown>) => {
    await createHidingFilter(phrase);
    const { description, ...more } = post;
    const media: { media_ids?: string[] } = {};
    if (typeof description === 'string') {
      const form = new FormData();
      form.set('file', new Blob(['words'], { type: 'text/plain' }), 'words.txt');
      form.set('description', description);
      media.media_ids = [(await ana.post('/api/v1/media', form)).body.id];
    }
    const sent = await ana.post('/api/v1/statuses', { ...more, ...media });
    expect(sent.status).toBe(200);
    await ana.post('/api/v1/statuses', { status: 'harmless' });
    expect(texts(await bob.get('/api/v1/timelines/home'))).toEqual(['harmless']);
  },
);

test('filterRoutes: filters that are reversible or expired remove no statuses from responses', async () => {
  await createHidingFilter('tea', { irreversible: false });
  await createHidingFilter('coffee', { expires_in: 60 });
  await ana.post('/api/v1/statuses', { status: 'tea or coffee' });
  await ana.post('/api/v1/statuses', { status: 'tea' });
  expect(texts(await bob.get('/api/v1/timelines/home'))).toEqual(['tea']);
  now += 61_000;
  expect(texts(await bob.get('/api/v1/timelines/home'))).toEqual(['tea', 'tea or coffee']);
});

test.each([
  [{ context: ['home'] }, 400],
  [{ phrase: 'x' }, 400],
  [{ phrase: ' ', context: ['home'] }, 422],
  [{ phrase: 'x'.repeat(501), context: ['home'] }, 422],
  [{ phrase: 'x', context: ['everywhere'] }, 400],
  [{ phrase: 'x', context: [] }, 400],
  [{ phrase: 'x', context: ['home'], expires_in: 'soon' }, 400],
  [{ phrase: 'x', context: ['home'], expires_at: 'soon' }, 400],
])('filterRoutes: refuses to create the filter %j with status %i', async (body, status) => {
  expect((await bob.post(filters, body)).status).toBe(status);
  expect((await bob.get(filters)).body).toEqual([]);
});

test('filterRoutes: refuses access to filters of other members', async () => {
  await createHidingFilter('secret');
  const written = { phrase: 'x', context: ['home'] };
  const calls = (client: TestClient, id: string) => [
    client.get(`${filters}/${id}`),
    client.put(`${filters}/${id}`, written),
    client.delete(`${filters}/${id}`),
  ];
  for (const answer of await Promise.all([...calls(ana, '1'), ...calls(bob, 'x')]))
    expect([answer.status, answer.body]).toEqual([404, { error: 'Record not found' }]);
  const { visitor } = instance;
  for (const answer of await Promise.all([
    ...calls(visitor, '1'),
    visitor.get(filters),
    visitor.post(filters, written),
  ]))
    expect(answer.status).toBe(403);
});
