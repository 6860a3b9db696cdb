import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseFrame } from '@rookery/contract/stream.ts';
import { openStream } from '#stream/stream-connection.ts';
import {
  startTestInstance,
  type TestClient,
  testOrigin,
  type TestInstance,
} from '#testing/start-test-instance.ts';

describe.each(['mastodon', 'gotosocial'] as const)('%s', (dialect) => {
  let instance: TestInstance;
  let mira: TestClient;
  let jun: TestClient;
  let stormId: string;

  beforeEach(async () => {
    instance = await startTestInstance({ config: { dialect } });
    [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
    await mira.post('/api/v2/filters', {
      title: 'Weather',
      context: ['home', 'notifications'],
      keywords_attributes: [{ keyword: 'storm', whole_word: true }],
    });
    const { body } = await jun.post('/api/v1/statuses', { status: 'A storm is coming, @mira' });
    stormId = body.id;
  });

  afterEach(() => instance.close());

  /** Returns the status in the public timeline of a member. */
  async function found(client: TestClient) {
    const { body } = await client.get('/api/v1/timelines/public');
    return body.find(({ id }: { id: string }) => id === stormId);
  }

  /** Returns the list to which the events of a member's stream are added. */
  function received({ account }: TestClient): readonly unknown[] {
    const frames: unknown[] = [];
    openStream({
      instance: instance.instance,
      origin: testOrigin,
      memberId: account?.id,
      first: { kind: 'user', name: 'user', argument: '' },
      send: (text) => frames.push(parseFrame(text).event),
      close: () => undefined,
    });
    return frames;
  }

  const weather = [{ filter: { title: 'Weather', filter_action: 'warn' } }];

  test('filterResults: a status names the viewer’s matching filters, and not to other viewers', async () => {
    expect(await found(mira)).toMatchObject({ filtered: weather });
    const own: { filtered?: unknown[] } = await found(jun);
    expect(own.filtered ?? []).toEqual([]);
  });

  test('filterResults: the status of a notification names the matching filters', async () => {
    const { body } = await mira.get('/api/v1/notifications');
    const mention = body.find(({ type }: { type: string }) => type === 'mention');
    expect(mention.status).toMatchObject({ id: stormId, filtered: weather });
  });

  test('filterResults: a reblog and its original name the matching filters', async () => {
    const ines = await instance.as('ines');
    const { body: reblog } = await ines.post(`/api/v1/statuses/${stormId}/reblog`);
    const { body } = await mira.get(`/api/v1/statuses/${reblog.id}`);
    expect(body).toMatchObject({ filtered: weather, reblog: { filtered: weather } });
  });

  test('publishChange: each change of a filter is an event of the member’s stream', async () => {
    const [own, others] = [received(mira), received(jun)];
    const [{ id, keywords }] = (await mira.get('/api/v2/filters')).body;
    await mira.put(`/api/v2/filters/${id}`, { title: 'Wet days' });
    await mira.post(`/api/v2/filters/${id}/keywords`, { keyword: 'hail' });
    await mira.delete(`/api/v2/filters/keywords/${keywords[0].id}`);
    await mira.post(`/api/v2/filters/${id}/statuses`, { status_id: stormId });
    await mira.delete(`/api/v2/filters/${id}`);
    expect(own).toEqual(Array.from({ length: 5 }, () => ({ event: 'filters_changed' })));
    expect(others).toEqual([]);
  });
});

test('filterResults: a quoted status names the matching filters, the quoting one does not', async () => {
  const instance = await startTestInstance({ config: { dialect: 'mastodon' } });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  await mira.post('/api/v2/filters', {
    title: 'Weather',
    context: ['home'],
    keywords_attributes: [{ keyword: 'storm' }],
  });
  const { body: quoted } = await jun.post('/api/v1/statuses', { status: 'A storm is coming' });
  const { body: quoting } = await jun.post('/api/v1/statuses', {
    status: 'See:',
    quoted_status_id: quoted.id,
  });
  const { body } = await mira.get(`/api/v1/statuses/${quoting.id}`);
  expect(body.filtered).toEqual([]);
  expect(body.quote.quoted_status.filtered).toMatchObject([{ filter: { title: 'Weather' } }]);
  await instance.close();
});

test('updateFilterV2: null removes the end of a filter, and a missing value keeps it', async () => {
  const instance = await startTestInstance({ config: { dialect: 'mastodon' } });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v2/filters', {
    title: 'Weather',
    context: ['home'],
    expires_in: 3_600,
  });
  expect(body.expires_at).not.toBeNull();
  const path = `/api/v2/filters/${body.id}`;
  expect((await mira.put(path, { title: 'Rain' })).body.expires_at).toBe(body.expires_at);
  expect((await mira.put(path, { expires_in: '60' })).body.expires_at).not.toBe(body.expires_at);
  expect((await mira.put(path, { expires_in: null })).body.expires_at).toBeNull();
  await instance.close();
});
