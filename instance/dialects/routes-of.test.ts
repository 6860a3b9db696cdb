import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#routes/all-routes.ts';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';
import { callsReusedByBothDialects, callsReusedByMastodon } from './shared/reused-calls.ts';

test('routesOf: every reused call is a route of Akkoma', () => {
  const known = new Set(allRoutes.map(({ call }) => `${call.method} ${call.path}`));
  expect(
    [...callsReusedByBothDialects, ...callsReusedByMastodon].filter((call) => !known.has(call)),
  ).toEqual([]);
});

const absentFromBoth = [
  '/api/pleroma/frontend_configurations',
  '/api/v1/pleroma/mascot',
  '/api/v1/akkoma/frontend_settings/rookery',
  '/api/oauth_tokens.json',
  '/api/v1/timelines/bubble',
  '/api/v1/statuses/x/translations/de',
  '/instance/panel.html',
  '/nodeinfo/2.0.json',
];

describe.each(['mastodon', 'gotosocial'] as const)('%s', (dialect) => {
  let instance: TestInstance;

  beforeAll(async () => {
    instance = await startTestInstance({ config: { dialect }, people: [{ username: 'mira' }] });
  });

  afterAll(() => instance.close());

  test.each(absentFromBoth)(
    'routesOf: responds to %s of Akkoma with 404 [R-INST-046]',
    async (path) => {
      const { status, body } = await (await instance.as('mira')).get(path);
      expect(status).toBe(404);
      expect(typeof body.error).toBe('string');
    },
  );

  test('mountPages: the picture that the instance document names exists', async () => {
    const { body } = await instance.visitor.get('/api/v1/instance');
    const picture = await instance.visitor.get(new URL(body.thumbnail).pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  test('getAccount: finds accounts by id only', async () => {
    const mira = await instance.as('mira');
    const byName = await mira.get('/api/v1/accounts/mira');
    expect(byName.status).toBe(404);
    const found = await mira.get('/api/v1/accounts/lookup?acct=mira');
    expect(found.body.id).toBe(mira.account?.id);
    const byId = await mira.get(`/api/v1/accounts/${found.body.id}`);
    expect(byId.body.username).toBe('mira');
  });

  test('sufficientMastodonScopes: a token without the scope is refused', async () => {
    const reader = await instance.as('mira', {}, 'read:accounts');
    expect((await reader.get('/api/v1/timelines/home')).status).toBe(403);
    expect((await reader.post('/api/v1/statuses', { status: 'x' })).status).toBe(403);
    expect((await reader.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
    expect((await instance.visitor.get('/api/v1/timelines/home')).status).toBe(401);
  });

  test('listResponse: the links of a page repeat each sent parameter once', async () => {
    const mira = await instance.as('mira');
    const { body } = await mira.post('/api/v1/statuses', { status: 'A heron' });
    const { headers } = await mira.get('/api/v1/timelines/public?local=true');
    const address = 'http://instance.test/api/v1/timelines/public?local=true';
    expect(headers.get('link')).toBe(
      `<${address}&max_id=${body.id}>; rel="next", <${address}&min_id=${body.id}>; rel="prev"`,
    );
  });

  test('postStatus: refuses a poll option of more than 50 characters', async () => {
    const mira = await instance.as('mira');
    const { status, body } = await mira.post('/api/v1/statuses', {
      status: 'Which?',
      poll: { options: ['a'.repeat(51), 'b'], expires_in: 600 },
    });
    expect([status, body.error]).toEqual(
      dialect === 'mastodon'
        ? [422, "Validation failed: Options can't be longer than 50 characters each"]
        : [400, 'Bad Request: poll option 0 exceed max chars (50)'],
    );
  });
});

test('admitsVisitors: GoToSocial sends visitors the instance document, but no emoji, peers or search', async () => {
  const instance = await startTestInstance({ config: { dialect: 'gotosocial' } });
  const statuses = await Promise.all(
    [
      '/api/v1/instance',
      '/api/v1/custom_emojis',
      '/api/v1/instance/peers',
      '/api/v2/search?q=a',
    ].map(async (path) => (await instance.visitor.get(path)).status),
  );
  expect(statuses).toEqual([200, 401, 401, 401]);
  await instance.close();
});
