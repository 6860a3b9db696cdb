import { beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '#contract/testing/recordings.ts';
import { shapeDifferences } from './shape.ts';
import {
  startTestInstance,
  type TestAnswer,
  type TestClient,
  type TestInstance,
} from './start-test-instance.ts';

const exchanges = new Map(loadExchanges().map((exchange) => [exchange.name, exchange]));

let instance: TestInstance;
let alice: TestClient;
let bob: TestClient;
let carol: TestClient;
let statusId: string;

/** The scene in which the recordings below were made, as far as their shapes need it. */
beforeAll(async () => {
  instance = await startTestInstance({ config: { bubbleInstances: ['bubble.example'] } });
  alice = await instance.as('alice', { role: 'admin' });
  carol = await instance.as('carol');
  bob = await instance.as('bob', { settings: { hide_favorites: false } });
  await alice.post(`/api/v1/accounts/${bob.account?.id}/follow`);
  const fields = [{ name: 'Site', value: 'https://example.com' }];
  await bob.patch('/api/v1/accounts/update_credentials', {
    display_name: 'Bob :heron:',
    fields_attributes: fields,
  });
  statusId = (await bob.post('/api/v1/statuses', { status: 'Hello #intro @alice' })).body.id;
  await alice.post(`/api/v1/statuses/${statusId}/favourite`);
});

const calls: Readonly<Record<string, () => Promise<TestAnswer>>> = {
  '013_verify_credentials_alice_fresh': () => alice.get('/api/v1/accounts/verify_credentials'),
  '300_account_show_anon': () => instance.visitor.get(`/api/v1/accounts/${bob.account?.id}`),
  '300_account_show_self': () =>
    bob.get(`/api/v1/accounts/${bob.account?.id}?with_relationships=true`),
  '050_follow_alice_bob': () => alice.post(`/api/v1/accounts/${bob.account?.id}/follow`),
  '100_post_public': () => bob.post('/api/v1/statuses', { status: 'Hello #intro @alice' }),
  '140_post_poll': () =>
    bob.post('/api/v1/statuses', {
      status: 'Best colour?',
      poll: { options: ['Red', 'Green :heron:'], expires_in: 60 },
    }),
  '143_post_empty': () => bob.post('/api/v1/statuses', 'status='),
  '153_post_quote': () => alice.post('/api/v1/statuses', { status: 'Look', quote_id: statusId }),
  '210_reblog': () => carol.post(`/api/v1/statuses/${statusId}/reblog`),
  '250_react_unicode': () =>
    carol.put(`/api/v1/pleroma/statuses/${statusId}/reactions/%F0%9F%94%A5`),
  '254_reactions_list': () => bob.get(`/api/v1/pleroma/statuses/${statusId}/reactions`),
  '263_context_root': () => bob.get(`/api/v1/statuses/${statusId}/context`),
  '264_source': () => bob.get(`/api/v1/statuses/${statusId}/source`),
  '410_notifications_limit': () => bob.get('/api/v1/notifications?limit=3'),
  '400_timeline_bubble_anon': () => instance.visitor.get('/api/v1/timelines/bubble'),
  '500_instance': () => instance.visitor.get('/api/v1/instance'),
  '500_nodeinfo_20': () => instance.visitor.get('/nodeinfo/2.0.json'),
  '836_timeline_bad_limit': () => bob.get('/api/v1/timelines/home?limit=abc'),
};

/** What is told only where it is used. */
const spared: ReadonlySet<string> = new Set(['nodeinfo.software.repository']);

test.each(Object.keys(calls))('%s has the recorded status, shape and links', async (name) => {
  const recorded = exchanges.get(name)?.response;
  const ours = await calls[name]?.();
  expect(ours?.status).toBe(recorded?.status);
  const differences = shapeDifferences(recorded?.body, ours?.body).filter(
    ({ path }) => ![...spared].some((end) => path.endsWith(end)),
  );
  expect(differences).toEqual([]);
  expect(ours?.headers.has('link')).toBe(recorded?.headers?.['link'] !== undefined);
});
