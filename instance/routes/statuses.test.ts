import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '#commands/post-status.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({
    config: {
      limits: { status: 100 },
      knownPages: [{ url: 'https://teapots.example/', title: 'Teapots', description: 'Of clay' }],
    },
  });
  ana = await instance.as('ana');
  ben = await instance.as('ben');
});

const unknown = 'AbCdEfGhIjKlMnOpQr';

async function post(client: TestClient, fields: Record<string, unknown>) {
  const { status, body } = await client.post('/api/v1/statuses', fields);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

test.each(['public', 'unlisted', 'private', 'direct', 'local'])(
  'createStatus: posts and returns a %s status [R-INST-019]',
  async (visibility) => {
    const first = await post(ana, { status: '@ben hello', visibility });
    expect(first).toMatchObject({ visibility, mentions: [{ acct: 'ben' }] });
    if (visibility === 'private') await ben.post(`/api/v1/accounts/${ana.account?.id}/follow`);
    const answer = await post(ben, { status: '@ana hello', in_reply_to_id: first.id });
    expect(answer).toMatchObject({
      visibility,
      in_reply_to_id: first.id,
      in_reply_to_account_id: ana.account?.id,
      pleroma: { context: first.pleroma.context, in_reply_to_account_acct: 'ana' },
    });
  },
);

test('createStatus: saves every field [R-INST-019]', async () => {
  const quoted = await post(ben, { status: 'worth quoting' });
  const body = await post(ana, {
    status: '**look** :rook: #Tea https://teapots.example/',
    content_type: 'text/markdown',
    spoiler_text: 'tea',
    sensitive: true,
    language: 'de',
    quote_id: quoted.id,
    expires_in: 7200,
    poll: { options: ['a', 'b :rook:'], expires_in: 600, multiple: true },
  });
  expect(body).toMatchObject({
    spoiler_text: 'tea',
    sensitive: true,
    language: 'de',
    quote_id: quoted.id,
    quote: { id: quoted.id, quote: null },
    akkoma: { source: { mediaType: 'text/markdown' } },
    tags: [{ name: 'tea' }],
    emojis: [{ shortcode: 'rook' }],
    poll: { multiple: true, options: [{ title: 'a' }, { title: 'b :rook:' }] },
    card: { title: 'Teapots', type: 'link', provider_name: 'teapots.example' },
  });
  expect(body.content).toContain('<strong>look</strong>');
  expect(body.content).toContain('quote-inline');
  expect(Date.parse(body.pleroma.expires_at) - Date.now()).toBeGreaterThan(7_190_000);
  const image = await instance.fetch(new Request(body.card.image));
  expect(image.headers.get('content-type')).toBe('image/png');
});

test.each([
  [{ status: '' }, 422, 'Cannot post an empty status without attachments'],
  [{ status: ' \n ' }, 422, 'Cannot post an empty status without attachments'],
  [{ status: 'x'.repeat(101) }, 422, 'The status is over the character limit'],
  [
    { status: 'x'.repeat(60), spoiler_text: 'y'.repeat(41) },
    422,
    'The status is over the character limit',
  ],
  [{ status: 'x', language: 'klingonish' }, 422, 'Invalid language'],
  [{ status: 'x', expires_in: 5 }, 422, 'Expiry date is too soon'],
  [
    { status: 'x', poll: { options: ['a'], expires_in: 60 } },
    422,
    'Poll must contain at least 2 options',
  ],
  [
    { status: 'x', poll: { options: ['a', 'a'], expires_in: 60 } },
    422,
    'Poll must contain at least 2 options',
  ],
  [
    { status: 'x', poll: { options: ['a', 'b'.repeat(201)], expires_in: 60 } },
    422,
    'Poll options cannot be longer than 200 characters each',
  ],
  [
    { status: 'x', poll: { options: ['a', 'b'], expires_in: 1e9 } },
    422,
    'Expiration date is too far in the future',
  ],
  [{ status: { nested: 1 } }, 400, 'status - Invalid string. Got: object.'],
])('createStatus: refuses %j with %i', async (fields, status, error) => {
  const response = await ana.post('/api/v1/statuses', fields);
  expect([response.status, response.body.error]).toEqual([status, error]);
  expect((await ana.get('/api/v1/timelines/home')).body).toEqual([]);
});

test.each([
  [['', '']],
  [[' ', '\t']],
  [['\u200B', '\u00A0\u2060']],
  [['a', '\u3164', '\u2800']],
  [['a', ' a']],
])('createStatus: refuses a poll with the options %j', async (options) => {
  const answer = await ana.post('/api/v1/statuses', {
    status: 'x',
    poll: { options, expires_in: 60 },
  });
  expect([answer.status, answer.body.error]).toEqual([422, 'Poll must contain at least 2 options']);
});

test('createStatus: leaves out blank options of a poll', async () => {
  const poll = { options: ['a', '\u200B', 'b', ''], expires_in: 60 };
  expect(await post(ana, { status: 'x', poll })).toMatchObject({
    poll: { options: [{ title: 'a' }, { title: 'b' }] },
  });
});

test.each([
  [{ content_type: 'text/foo' }, { akkoma: { source: { mediaType: 'text/plain' } } }],
  [{ in_reply_to_id: unknown }, { in_reply_to_id: null }],
  [{ quote_id: unknown }, { quote: null }],
  [{ status: '', spoiler_text: 'only a subject' }, { spoiler_text: 'only a subject' }],
])('createStatus: ignores the invalid values of %j, like Akkoma', async (fields, shown) => {
  expect(await post(ana, { status: 'x', ...fields })).toMatchObject(shown);
});

test('createStatus: a direct status reaches only mentioned accounts', async () => {
  const cleo = await instance.as('cleo');
  const open = await post(ben, { status: 'anybody there?' });
  const letter = await post(ana, {
    status: '@cleo he asks',
    visibility: 'direct',
    in_reply_to_id: open.id,
  });
  expect(letter.mentions).toMatchObject([{ acct: 'cleo' }]);
  expect((await ben.get(`/api/v1/statuses/${letter.id}`)).status).toBe(404);
  const answer = await post(cleo, {
    status: 'client?',
    visibility: 'direct',
    in_reply_to_id: letter.id,
  });
  expect(answer.mentions).toMatchObject([{ acct: 'ana' }]);
  const named = await post(ana, {
    status: 'both of you',
    visibility: 'direct',
    to: ['ben', 'cleo'],
  });
  expect(named.mentions.map((each: { acct: string }) => each.acct).toSorted()).toEqual([
    'ben',
    'cleo',
  ]);
  const conversation = (await cleo.get('/api/v1/conversations')).body[0];
  const inConversation = await post(cleo, {
    status: 'yes',
    in_reply_to_conversation_id: conversation.id,
  });
  expect(inConversation).toMatchObject({ visibility: 'direct', in_reply_to_id: null });
  expect((await ana.get(`/api/v1/statuses/${inConversation.id}`)).status).toBe(200);
  const foreign = await post(ana, { status: 'x', in_reply_to_conversation_id: '99999' });
  expect(foreign.visibility).toBe('public');
});

test('getContext: returns a thread 40 deep and 120 wide completely, in order and fast', async () => {
  const author = ana.account;
  if (!author) throw new Error('nobody');
  const inner = instance.instance;
  const root = postStatus(inner, author, { text: 'root' });
  const chain = [root.id];
  for (let depth = 1; depth <= 40; depth += 1) {
    const inReplyToId = chain.at(-1) ?? '';
    chain.push(postStatus(inner, author, { text: `deep ${depth}`, inReplyToId }).id);
  }
  for (let number = 0; number < 120; number += 1)
    postStatus(inner, author, { text: `wide ${number}`, inReplyToId: root.id });
  const started = performance.now();
  const whole = await ana.get(`/api/v1/statuses/${root.id}/context`);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(whole.body.ancestors).toEqual([]);
  const ids = whole.body.descendants.map((each: { id: string }) => each.id);
  expect(ids).toHaveLength(160);
  expect(ids.toSorted()).toEqual(ids);
  const leaf = await ana.get(`/api/v1/statuses/${chain[40]}/context`);
  expect(leaf.body.ancestors.map((each: { id: string }) => each.id)).toEqual(chain.slice(0, 40));
});

test.each([
  ['GET', '', 404],
  ['GET', '/context', 404],
  ['GET', '/source', 404],
  ['GET', '/history', 404],
  ['GET', '/favourited_by', 404],
  ['GET', '/reblogged_by', 404],
] as const)('statusRoutes: %s of an unknown status%s responds %i', async (_method, end, status) => {
  for (const id of [unknown, '1', 'abc', '%00', "'--"]) {
    const response = await ana.get(`/api/v1/statuses/${id}${end}`);
    expect([id, response.status, response.body]).toEqual([
      id,
      status,
      { error: 'Record not found' },
    ]);
  }
});

test('statusRoutes: visitors of a private instance cannot read statuses', async () => {
  const closed = await startTestInstance({ config: { private: true } });
  const member = await closed.as('ana');
  const { id, poll } = await post(member, {
    status: 'inside',
    poll: { options: ['a', 'b'], expires_in: 60 },
  });
  for (const path of [
    `/api/v1/statuses/${id}`,
    `/api/v1/statuses/${id}/context`,
    `/api/v1/statuses/${id}/source`,
    `/api/v1/statuses/${id}/history`,
    `/api/v1/polls/${poll.id}`,
    `/notice/${id}`,
  ])
    expect([path, [403, 404].includes((await closed.visitor.get(path)).status)]).toEqual([
      path,
      true,
    ]);
  expect((await closed.visitor.get(`/api/v1/statuses?ids[]=${id}`)).status).toBe(403);
});

test('statusRoutes: refuses visitors and tokens without the scope', async () => {
  const { id } = await post(ana, { status: 'mine' });
  const reader = await instance.as('ana', {}, 'read');
  for (const [client, error] of [
    [instance.visitor, 'Invalid credentials.'],
    [reader, 'Insufficient permissions: write:statuses.'],
  ] as const) {
    const responses = [
      await client.post('/api/v1/statuses', { status: 'x' }),
      await client.put(`/api/v1/statuses/${id}`, { status: 'x' }),
      await client.delete(`/api/v1/statuses/${id}`),
    ];
    for (const { status, body } of responses) expect([status, body.error]).toEqual([403, error]);
  }
});

test('statusView: includes the URIs of the parent and the quoted status, like Akkoma 2025.10', async () => {
  const first = await post(ana, { status: 'hello' });
  expect(first.akkoma).toMatchObject({ in_reply_to_apid: null, quote_apid: null });
  const reply = await post(ben, { status: '@ana yes', in_reply_to_id: first.id });
  expect(reply.akkoma).toMatchObject({ in_reply_to_apid: first.uri, quote_apid: null });
  const quote = await post(ben, { status: 'look', quote_id: first.id });
  expect(quote.akkoma).toMatchObject({ in_reply_to_apid: null, quote_apid: first.uri });
  const repeat = (await ana.post(`/api/v1/statuses/${reply.id}/reblog`)).body;
  expect(repeat.reblog.akkoma.in_reply_to_apid).toBe(first.uri);
  const seen = (await instance.visitor.get(`/api/v1/statuses/${quote.id}`)).body;
  expect(seen.akkoma.quote_apid).toBe(first.uri);
});

test.each([
  ['a half of a surrogate pair', 'a\ud800b', 'a\uFFFDb'],
  ['the other half', 'a\udc00b', 'a\uFFFDb'],
  ['halves in the wrong order', '\ude00\ud83d', '\uFFFD\uFFFD'],
])('postStatus: repairs %s [R-ERR-009]', async (_, status, repaired) => {
  const made = await post(ana, { status, spoiler_text: status });
  expect(made).toMatchObject({ spoiler_text: repaired });
  expect(made.content).toContain(repaired);
});
