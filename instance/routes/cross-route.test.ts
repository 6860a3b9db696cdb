import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestResponse,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;

beforeEach(async () => {
  instance = await startTestInstance();
});

function contents(answer: TestResponse): string[] {
  return answer.body.map((status: { content: string }) => status.content);
}

test('instance: followers receive a status in their home timeline, and its author a notification of a favourite', async () => {
  const ana = await instance.as('ana');
  const ben = await instance.as('ben');
  await ben.post(`/api/v1/accounts/${ana.account?.id}/follow`);
  const posted = await ana.post('/api/v1/statuses', 'status=the+kettle+is+on&visibility=private');
  expect(contents(await ben.get('/api/v1/timelines/home'))).toEqual(['the kettle is on']);
  await ben.post(`/api/v1/statuses/${posted.body.id}/favourite`);
  const notifications = await ana.get('/api/v1/notifications');
  expect(notifications.body.map((each: { type: string }) => each.type)).toEqual([
    'favourite',
    'follow',
  ]);
  const me = await ana.get('/api/v1/accounts/verify_credentials');
  expect(me.body.pleroma.unread_notifications_count).toBe(2);
  await ana.post('/api/v1/pleroma/notifications/read', `max_id=${notifications.body[0].id}`);
  const later = await ana.get('/api/v1/accounts/verify_credentials');
  expect(later.body.pleroma.unread_notifications_count).toBe(0);
  await ben.post(`/api/v1/statuses/${posted.body.id}/unfavourite`);
  expect((await ana.get('/api/v1/notifications')).body).toHaveLength(1);
});

test('POST /api/v1/statuses: an idempotency key returns the first result again, for the same member only', async () => {
  const ana = await instance.as('ana');
  const ben = await instance.as('ben');
  const key = { 'idempotency-key': 'one' };
  const first = await ana.post('/api/v1/statuses', { status: 'idem' }, key);
  const again = await ana.post('/api/v1/statuses', { status: 'idem other text' }, key);
  expect(again.body.id).toBe(first.body.id);
  expect(again.body.content).toBe('idem');
  const other = await ben.post('/api/v1/statuses', { status: 'mine' }, key);
  expect(other.body.content).toBe('mine');
});

test('GET /api/v1/timelines/home: every page has a link to the next, until a page is empty', async () => {
  const ana = await instance.as('ana');
  for (const number of [1, 2, 3, 4, 5])
    await ana.post('/api/v1/statuses', { status: String(number) });
  const read: string[] = [];
  let path = '/api/v1/timelines/home?limit=2';
  for (;;) {
    const page = await ana.get(path);
    read.push(...contents(page));
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    if (page.body.length === 0) {
      expect(next).toBeUndefined();
      break;
    }
    expect(next).toBeDefined();
    path = next?.replace('http://instance.test', '') ?? '';
  }
  expect(read).toEqual(['5', '4', '3', '2', '1']);
});

test('GET /api/v1/timelines/home: min_id returns the page directly above, since_id the newest page', async () => {
  const ana = await instance.as('ana');
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5])
    ids.push((await ana.post('/api/v1/statuses', { status: String(number) })).body.id);
  const above = await ana.get(`/api/v1/timelines/home?limit=2&min_id=${ids[0]}`);
  expect(contents(above)).toEqual(['3', '2']);
  const since = await ana.get(`/api/v1/timelines/home?limit=2&since_id=${ids[0]}`);
  expect(contents(since)).toEqual(['5', '4']);
  const nothing = await ana.get(`/api/v1/timelines/home?since_id=${ids[4]}`);
  expect(nothing.body).toEqual([]);
  expect(nothing.headers.get('link')).toBeNull();
});

const everywhere = [
  'show',
  'context',
  'source',
  'public',
  'profile',
  'search',
  'reactions',
  'history',
] as const;

test.each(['visitor', 'stranger', 'follower', 'named'] as const)(
  'instance: the responses for a %s contain only statuses that they may read',
  async (who) => {
    const ana = await instance.as('ana');
    const reader = who === 'visitor' ? instance.visitor : await instance.as(who);
    if (who === 'follower') await reader.post(`/api/v1/accounts/${ana.account?.id}/follow`);
    const allowed = {
      visitor: ['public', 'unlisted'],
      stranger: ['public', 'unlisted', 'local'],
      follower: ['public', 'unlisted', 'local', 'private'],
      named: ['public', 'unlisted', 'local', 'private', 'direct'],
    }[who];
    for (const visibility of ['public', 'unlisted', 'local', 'private', 'direct']) {
      const text = `needle ${visibility} @named`;
      const { body } = await ana.post('/api/v1/statuses', { status: text, visibility });
      const paths: Record<(typeof everywhere)[number], string> = {
        show: `/api/v1/statuses/${body.id}`,
        context: `/api/v1/statuses/${body.id}/context`,
        source: `/api/v1/statuses/${body.id}/source`,
        history: `/api/v1/statuses/${body.id}/history`,
        reactions: `/api/v1/pleroma/statuses/${body.id}/reactions`,
        public: '/api/v1/timelines/public?limit=40',
        profile: `/api/v1/accounts/${ana.account?.id}/statuses`,
        search: '/api/v2/search?q=needle',
      };
      for (const place of everywhere) {
        const response = await reader.get(paths[place]);
        const named = JSON.stringify(response.body).includes(`needle ${visibility}`);
        if (!allowed.includes(visibility)) expect([place, named]).toEqual([place, false]);
        if (place === 'show')
          expect(response.status).toBe(allowed.includes(visibility) ? 200 : 404);
      }
    }
  },
);

test('votePoll: counts a vote once, and refuses the author', async () => {
  const ana = await instance.as('ana');
  const ben = await instance.as('ben');
  const { body } = await ana.post('/api/v1/statuses', {
    status: 'Window or aisle?',
    poll: { options: ['Window', 'Aisle'], expires_in: 600 },
  });
  const path = `/api/v1/polls/${body.poll.id}`;
  expect((await ana.post(`${path}/votes`, { choices: [0] })).body.error).toBe(
    "Poll's author can't vote",
  );
  const voted = await ben.post(`${path}/votes`, { choices: [1] });
  expect(voted.body).toMatchObject({
    voted: true,
    own_votes: [1],
    votes_count: 1,
    voters_count: null,
  });
  const again = await ben.post(`${path}/votes`, { choices: [0] });
  expect([again.status, again.body.own_votes]).toEqual([200, [1]]);
  const seen = await instance.visitor.get(path);
  expect(seen.body).not.toHaveProperty('own_votes');
});

test('statusRoutes: an edit keeps the history, and a deletion returns the source', async () => {
  const ana = await instance.as('ana');
  const { body } = await ana.post('/api/v1/statuses', { status: 'into the canal' });
  const edited = await ana.put(`/api/v1/statuses/${body.id}`, { status: 'along the canal' });
  expect(edited.body.edited_at).not.toBeNull();
  const history = await ana.get(`/api/v1/statuses/${body.id}/history`);
  expect(contents(history)).toEqual(['into the canal', 'along the canal']);
  const deleted = await ana.delete(`/api/v1/statuses/${body.id}`);
  expect(deleted.body.text).toBe('along the canal');
  expect((await ana.get(`/api/v1/statuses/${body.id}`)).status).toBe(404);
});

test('previewStatus: saves nothing', async () => {
  const ana = await instance.as('ana');
  const seen = await ana.post('/api/v1/statuses', {
    status: 'preview *x*',
    preview: true,
    content_type: 'text/markdown',
  });
  expect(seen.body.content).toBe('<p>preview <em>x</em></p>');
  expect((await ana.get('/api/v1/timelines/home')).body).toEqual([]);
});

test('followRoutes: authorizing a follow request changes its notification to a follow', async () => {
  const ana = await instance.as('ana', { locked: true });
  const ben = await instance.as('ben');
  const first = await ben.post(`/api/v1/accounts/${ana.account?.id}/follow`);
  expect(first.body).toMatchObject({ following: false, requested: true });
  expect((await ana.get('/api/v1/follow_requests')).body).toHaveLength(1);
  await ana.post(`/api/v1/follow_requests/${ben.account?.id}/authorize`);
  const notifications = await ana.get('/api/v1/notifications');
  expect(notifications.body).toMatchObject([{ type: 'follow' }]);
});

test.each([
  ['GET', '/api/nosuch', 404, { error: 'Not implemented' }],
  ['GET', '/api/v1/accounts/verify_credentials', 403, { error: 'Invalid credentials.' }],
  ['GET', '/api/v1/statuses/1', 404, { error: 'Record not found' }],
  ['GET', '/api/v1/accounts/nobody', 404, { error: "Can't find user" }],
  ['GET', '/api/v1/timelines/bubble', 401, { error: 'authorization required for timeline view' }],
] as const)('instance: %s %s by a visitor responds %i', async (_method, path, status, body) => {
  const response = await instance.visitor.get(path);
  expect([response.status, response.body]).toEqual([status, body]);
});

test('route: refuses a call that writes, with a token that only reads', async () => {
  const reader = await instance.as('ana', {}, 'read');
  const response = await reader.post('/api/v1/statuses', { status: 'x' });
  expect([response.status, response.body.error]).toEqual([
    403,
    'Insufficient permissions: write:statuses.',
  ]);
});
