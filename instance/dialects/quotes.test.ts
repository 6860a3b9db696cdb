import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;
let jun: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ config: { dialect: 'mastodon' } });
  [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
});

afterEach(() => instance.close());

async function post(client: TestClient, change: object) {
  return client.post('/api/v1/statuses', { status: 'A heron', ...change });
}

test('postStatus: a quote has a state, is counted, and notifies the quoted author', async () => {
  const quoted = (await post(mira, {})).body;
  expect(quoted.quote_approval).toEqual({
    automatic: ['public'],
    manual: [],
    current_user: 'automatic',
  });
  const { body } = await post(jun, { quoted_status_id: quoted.id });
  expect(body.quote).toMatchObject({ state: 'accepted', quoted_status: { id: quoted.id } });
  expect((await mira.get(`/api/v1/statuses/${quoted.id}`)).body.quotes_count).toBe(1);
  const quotes = await mira.get(`/api/v1/statuses/${quoted.id}/quotes`);
  expect(quotes.body.map((each: { id: string }) => each.id)).toEqual([body.id]);
  expect((await mira.get('/api/v1/notifications')).body).toMatchObject([
    { type: 'quote', status: { id: body.id } },
  ]);
  const again = await post(mira, { quoted_status_id: body.id });
  expect(again.body.quote.quoted_status.quote).toEqual({
    state: 'accepted',
    quoted_status_id: quoted.id,
  });
});

test('postStatus: Mastodon ignores `quote_id`, by which Akkoma quotes', async () => {
  const quoted = (await post(mira, {})).body;
  expect((await post(jun, { quote_id: quoted.id })).body.quote).toBeNull();
});

test('revokeQuote: only the quoted author removes a quote', async () => {
  const quoted = (await post(mira, {})).body;
  const quoting = (await post(jun, { quoted_status_id: quoted.id })).body;
  const path = `/api/v1/statuses/${quoted.id}/quotes/${quoting.id}/revoke`;
  expect((await jun.post(path)).status).toBe(403);
  const { body } = await mira.post(path);
  expect(body).toMatchObject({ id: quoting.id, quote: { state: 'revoked', quoted_status: null } });
  expect((await mira.get(`/api/v1/statuses/${quoted.id}`)).body.quotes_count).toBe(0);
});

test('deleteStatus: a quote of a deleted status has the state `deleted`', async () => {
  const quoted = (await post(mira, {})).body;
  const quoting = (await post(jun, { quoted_status_id: quoted.id })).body;
  await mira.delete(`/api/v1/statuses/${quoted.id}`);
  const { body } = await jun.get(`/api/v1/statuses/${quoting.id}`);
  expect(body.quote).toEqual({ state: 'deleted', quoted_status: null });
});

test.each([
  ['nobody', false],
  ['followers', true],
])(
  'quoteApproval: tells a follower whether they may quote if the policy is %s',
  async (policy, isAllowed) => {
    const quoted = (await post(mira, { quote_approval_policy: policy })).body;
    await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
    const seen = await jun.get(`/api/v1/statuses/${quoted.id}`);
    expect(seen.body.quote_approval.current_user).toBe(isAllowed ? 'automatic' : 'denied');
    const { status } = await post(jun, { quoted_status_id: quoted.id });
    expect(status).toBe(isAllowed ? 200 : 403);
  },
);

test('updateInteractionPolicy: changes who may quote an own status', async () => {
  const quoted = (await post(mira, {})).body;
  const path = `/api/v1/statuses/${quoted.id}/interaction_policy`;
  expect((await jun.put(path, { quote_approval_policy: 'nobody' })).status).toBe(403);
  const { body } = await mira.put(path, { quote_approval_policy: 'nobody' });
  expect(body.quote_approval.automatic).toEqual([]);
  expect((await post(jun, { quoted_status_id: quoted.id })).status).toBe(403);
});

test('checkQuote: refuses a quote with a poll, and one of a status that cannot be read', async () => {
  const quoted = (await post(mira, {})).body;
  const poll = { options: ['a', 'b'], expires_in: 600 };
  expect((await post(jun, { quoted_status_id: quoted.id, poll })).status).toBe(422);
  const direct = (await post(mira, { visibility: 'direct' })).body;
  expect((await post(jun, { quoted_status_id: direct.id })).status).toBe(404);
});

test('updateCredentials: the default policy applies to new statuses', async () => {
  const { body } = await mira.patch('/api/v1/accounts/update_credentials', {
    source: { quote_policy: 'nobody' },
  });
  expect(body.source.quote_policy).toBe('nobody');
  expect((await post(mira, {})).body.quote_approval.automatic).toEqual([]);
});
