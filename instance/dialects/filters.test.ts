import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const filters = '/api/v2/filters';

describe.each(['mastodon', 'gotosocial'] as const)('%s', (dialect) => {
  let instance: TestInstance;
  let mira: TestClient;
  let jun: TestClient;

  beforeEach(async () => {
    instance = await startTestInstance({ config: { dialect } });
    [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  });

  afterEach(() => instance.close());

  async function createFilter(change: object = {}) {
    const { body } = await mira.post(filters, {
      title: 'weather',
      context: ['home'],
      keywords_attributes: [{ keyword: 'storm', whole_word: true }],
      ...change,
    });
    return body;
  }

  async function filteredOf(statusId: string): Promise<object[]> {
    const { body } = await mira.get(`/api/v1/statuses/${statusId}`);
    return body.filtered ?? [];
  }

  test('createFilterV2: a status says which filter and keyword it matches', async () => {
    const filter = await createFilter({ filter_action: 'blur' });
    expect(filter).toMatchObject({
      title: 'weather',
      context: ['home'],
      expires_at: null,
      filter_action: 'blur',
      keywords: [{ keyword: 'storm', whole_word: true }],
      statuses: [],
    });
    const matching = (await jun.post('/api/v1/statuses', { status: 'A storm is coming' })).body.id;
    const other = (await jun.post('/api/v1/statuses', { status: 'Stormy' })).body.id;
    expect(await filteredOf(matching)).toMatchObject([
      { filter: { id: filter.id, filter_action: 'blur' }, keyword_matches: ['storm'] },
    ]);
    expect(await filteredOf(other)).toEqual([]);
    const added = await mira.post(`${filters}/${filter.id}/statuses`, { status_id: other });
    expect(await filteredOf(other)).toMatchObject([{ status_matches: [other] }]);
    await mira.delete(`${filters}/statuses/${added.body.id}`);
    expect(await filteredOf(other)).toEqual([]);
  });

  test('updateFilterV2: changes, adds and removes keywords', async () => {
    const filter = await createFilter();
    const [keyword] = filter.keywords;
    const { body } = await mira.put(`${filters}/${filter.id}`, {
      title: 'sky',
      expires_in: 3600,
      keywords_attributes: [{ keyword: 'hail' }, { id: keyword.id, _destroy: true }],
    });
    expect(body).toMatchObject({ title: 'sky', context: ['home'], filter_action: 'warn' });
    expect(body.expires_at).not.toBeNull();
    expect(body.keywords).toMatchObject([{ keyword: 'hail' }]);
    const added = await mira.post(`${filters}/${filter.id}/keywords`, { keyword: 'snow' });
    await mira.put(`${filters}/keywords/${added.body.id}`, { keyword: 'sleet', whole_word: true });
    expect((await mira.get(`${filters}/${filter.id}/keywords`)).body).toMatchObject([
      { keyword: 'hail' },
      { keyword: 'sleet', whole_word: true },
    ]);
    await mira.delete(`${filters}/${filter.id}`);
    expect((await mira.get(filters)).body).toEqual([]);
  });

  test('getFilterV2: responds 404 for another member’s filter', async () => {
    const filter = await createFilter();
    expect((await jun.get(`${filters}/${filter.id}`)).status).toBe(404);
    expect((await jun.delete(`${filters}/keywords/${filter.keywords[0].id}`)).status).toBe(404);
  });

  test('createFilterV2: refuses a filter without a context', async () => {
    const { status } = await mira.post(filters, { title: 'x', context: ['everywhere'] });
    expect(status).toBe(dialect === 'mastodon' ? 422 : 400);
  });

  test('filterV1Routes: a filter of version 1 is a keyword of one of version 2', async () => {
    const { body } = await mira.post('/api/v1/filters', {
      phrase: 'hail',
      context: ['home'],
      irreversible: true,
    });
    expect((await mira.get(filters)).body).toMatchObject([
      { title: 'hail', filter_action: 'hide', keywords: [{ id: body.id, keyword: 'hail' }] },
    ]);
    expect((await mira.get('/api/v1/filters')).body).toEqual([body]);
    await mira.delete(`/api/v1/filters/${body.id}`);
    expect((await mira.get(filters)).body).toEqual([]);
  });
});
