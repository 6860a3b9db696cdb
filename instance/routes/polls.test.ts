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
let clock = 0;

beforeEach(async () => {
  clock = Date.now();
  instance = await startTestInstance({ now: () => clock });
  ana = await instance.as('ana');
  ben = await instance.as('ben');
  cleo = await instance.as('cleo');
});

async function createPoll(
  more: Record<string, unknown> = {},
  fields: Record<string, unknown> = {},
) {
  const { body } = await ana.post('/api/v1/statuses', {
    status: 'Which?',
    poll: { options: ['a', 'b', 'c'], expires_in: 600, ...more },
    ...fields,
  });
  return { path: `/api/v1/polls/${body.poll.id}`, status: body };
}

test('pollRoutes: counts votes by option and by voter [R-INST-024]', async () => {
  const { path } = await createPoll({ multiple: true });
  await ben.post(`${path}/votes`, { choices: [0, 2] });
  const voted = await cleo.post(`${path}/votes`, 'choices[]=0');
  expect(voted.body).toMatchObject({
    multiple: true,
    expired: false,
    voted: true,
    own_votes: [0],
    votes_count: 3,
    voters_count: 2,
    options: [
      { title: 'a', votes_count: 2 },
      { title: 'b', votes_count: 0 },
      { title: 'c', votes_count: 1 },
    ],
  });
  expect((await ana.get(path)).body).toMatchObject({ voted: true, own_votes: [] });
  const seen = (await instance.visitor.get(path)).body;
  expect(seen.votes_count).toBe(3);
  expect(seen).not.toHaveProperty('voted');
});

test.each([
  [[0, 1], 422, 'Too many choices'],
  [[7], 422, 'Invalid indices'],
  [[-1], 422, 'Invalid indices'],
  ['abc', 400, 'choices - Invalid array. Got: string.'],
  [undefined, 400, 'Missing field: choices.'],
])('pollRoutes: refuses the choices %j with %i [R-INST-024]', async (choices, status, error) => {
  const { path } = await createPoll();
  const response = await ben.post(`${path}/votes`, { choices });
  expect([response.status, response.body.error]).toEqual([status, error]);
  expect((await ana.get(path)).body.votes_count).toBe(0);
});

test('pollRoutes: accepts one vote per member, except from the author or without choices [R-INST-024]', async () => {
  const { path } = await createPoll();
  expect((await ana.post(`${path}/votes`, { choices: [0] })).body.error).toBe(
    "Poll's author can't vote",
  );
  expect((await ben.post(`${path}/votes`, { choices: [] })).body.voted).toBe(false);
  expect((await ben.post(`${path}/votes`, { choices: ['1'] })).body.own_votes).toEqual([1]);
  for (const choices of [[0], [1], [0, 1], [7]]) {
    const again = await ben.post(`${path}/votes`, { choices });
    expect([again.status, again.body.own_votes, again.body.votes_count]).toEqual([200, [1], 1]);
  }
});

test('runPeriodicTasks: notifies the author and the voters once when a poll ends [R-INST-024]', async () => {
  const { path } = await createPoll();
  await ben.post(`${path}/votes`, { choices: [1] });
  clock += 599_000;
  instance.runPeriodicTasks();
  expect((await ben.get('/api/v1/notifications')).body).toEqual([]);
  clock += 1000;
  instance.runPeriodicTasks();
  instance.runPeriodicTasks();
  expect((await ben.get(path)).body.expired).toBe(true);
  for (const who of [ana, ben])
    expect((await who.get('/api/v1/notifications')).body).toMatchObject([
      { type: 'poll', account: { acct: 'ana' }, status: { poll: { expired: true } } },
    ]);
  expect((await cleo.get('/api/v1/notifications')).body).toEqual([]);
  expect((await cleo.post(`${path}/votes`, { choices: [1] })).body.votes_count).toBe(2);
});

test('pollRoutes: shows a poll only to readers of its status', async () => {
  const { path } = await createPoll({}, { visibility: 'private' });
  for (const client of [ben, instance.visitor]) {
    const response = await client.get(path);
    expect([response.status, response.body]).toEqual([404, { error: 'Record not found' }]);
  }
  expect((await ben.post(`${path}/votes`, { choices: [0] })).status).toBe(404);
  for (const id of ['999999', 'x', '0x1'])
    expect((await ana.get(`/api/v1/polls/${id}`)).status).toBe(404);
});

test('pollRoutes: refuses votes of visitors and read-only tokens', async () => {
  const { path } = await createPoll();
  const visitor = await instance.visitor.post(`${path}/votes`, { choices: [0] });
  expect([visitor.status, visitor.body.error]).toEqual([403, 'Invalid credentials.']);
  const reader = await instance.as('ben', {}, 'read');
  expect((await reader.post(`${path}/votes`, { choices: [0] })).status).toBe(403);
});

test.each([
  [false, null],
  [true, 1],
])(
  'pollRoutes: with multiple %j, voters_count is %j like on Akkoma 2025.10 [R-INST-024]',
  async (multiple, voters) => {
    const { path, status } = await createPoll({ multiple });
    expect(status.poll.voters_count).toBe(multiple ? 0 : null);
    expect((await ben.post(`${path}/votes`, { choices: [1] })).body).toMatchObject({
      votes_count: 1,
      voters_count: voters,
    });
    expect((await instance.visitor.get(path)).body.voters_count).toBe(voters);
  },
);

test('pollRoutes: lists the custom emoji of the options [R-INST-024]', async () => {
  const [one, other] = (await ana.get('/api/v1/custom_emojis')).body;
  const { path } = await createPoll({
    options: [
      `:${one.shortcode}: yes`,
      `no :${other.shortcode}::${one.shortcode}:`,
      ':nosuchemoji:',
    ],
  });
  const { emojis } = (await ben.get(path)).body;
  expect(new Set(emojis.map(({ shortcode }: { shortcode: string }) => shortcode))).toEqual(
    new Set([one.shortcode, other.shortcode]),
  );
  expect(emojis[0].url).toMatch(/^http:/);
});
