import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let staff: TestClient;
let ben: string;
let reportId: string;
let statusId: string;
let mediaId: string;

beforeAll(async () => {
  instance = await startTestInstance({
    config: { limits: { bytesPerCharacter: 4, status: 1000 } },
  });
  ana = await instance.as('ana');
  staff = await instance.as('staff', { role: 'admin' });
  ben = (await instance.as('ben')).account?.id ?? '';
  await ana.post('/api/v1/reports', { account_id: ben });
  const { body } = await staff.get('/api/v1/pleroma/admin/reports');
  reportId = body.reports[0].id;
  statusId = (await ana.post('/api/v1/statuses', { status: 'x' })).body.id;
  const form = new FormData();
  form.set('file', new File(['x'], 'x.txt', { type: 'text/plain' }));
  mediaId = (await ana.post('/api/v1/media', form)).body.id;
});
afterAll(() => instance.close());

const profile = '/api/v1/accounts/update_credentials';
const admin = '/api/v1/pleroma/admin';
const poll = (option: string) => ({ options: ['a', option], expires_in: 3600 });

/** Each text with its limit of characters, and a function that sends it. */
const texts: readonly (readonly [string, number, (text: string) => Promise<TestResponse>])[] = [
  ['status', 1000, (status) => ana.post('/api/v1/statuses', { status })],
  [
    'content warning',
    1000,
    (spoiler_text) => ana.post('/api/v1/statuses', { status: '', spoiler_text }),
  ],
  ['edited status', 1000, (status) => ana.put(`/api/v1/statuses/${statusId}`, { status })],
  [
    'scheduled status',
    1000,
    (status) => {
      const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
      return ana.post('/api/v1/statuses', { status, scheduled_at });
    },
  ],
  [
    'poll option',
    200,
    (option) => ana.post('/api/v1/statuses', { status: 'x', poll: poll(option) }),
  ],
  ['display name', 100, (display_name) => ana.patch(profile, { display_name })],
  ['bio', 5000, (note) => ana.patch(profile, { note })],
  [
    'name of a field',
    512,
    (name) => ana.patch(profile, { fields_attributes: [{ name, value: 'x' }] }),
  ],
  [
    'value of a field',
    2048,
    (value) => ana.patch(profile, { fields_attributes: [{ name: 'x', value }] }),
  ],
  ['description', 5000, (description) => ana.put(`/api/v1/media/${mediaId}`, { description })],
  ['title of a list', 255, (title) => ana.post('/api/v1/lists', { title })],
  [
    'phrase of a filter',
    500,
    (phrase) => ana.post('/api/v1/filters', { phrase, context: ['home'] }),
  ],
  ['note on an account', 5000, (comment) => ana.post(`/api/v1/accounts/${ben}/note`, { comment })],
  ['report', 1000, (comment) => ana.post('/api/v1/reports', { account_id: ben, comment })],
  [
    'note on a report',
    5000,
    (content) => staff.post(`${admin}/reports/${reportId}/notes`, { content }),
  ],
  ['announcement', 50_000, (content) => staff.post(`${admin}/announcements`, { content })],
  [
    'name of an app',
    255,
    (client_name) => ana.post('/api/v1/apps', { client_name, redirect_uris: 'https://a.example/' }),
  ],
];

/** Graphemes of 9 to 25 bytes: more bytes than are allowed for as many characters. */
const graphemes = ['👩‍👩‍👧‍👦', '👩🏽‍🦰', 'क्षि', '\u1100\u1161\u11A8', `e${'\u0301'.repeat(10)}`];

test.each(texts)(
  'instance: refuses a %s with few characters but too many bytes',
  async (name, characters, send) => {
    const most = characters * 4;
    for (const grapheme of graphemes) {
      const bytes = Buffer.byteLength(grapheme);
      const fitting = Math.floor(most / bytes);
      const refused = await send(grapheme.repeat(fitting + 1));
      expect([grapheme, refused.status, refused.body.error]).toEqual([
        grapheme,
        422,
        expect.stringContaining(`at most ${most} bytes`),
      ]);
    }
    expect((await send('क्षि'.repeat(Math.floor(most / 12)))).status, name).toBeOneOf([200, 204]);
  },
);

/** Kinds of characters that can be repeated within one grapheme without end. */
const endless: readonly (readonly [string, string])[] = [
  ['an emoji with joiners', '👩\u200D'],
  ['leading consonants', '\u1100'],
  ['skin tones', '\u{1F3FD}'],
  ['non-joiners', '\u200C'],
  ['tag characters', '\u{E0061}'],
  ['variation selectors', '\uFE0F'],
  ['half-width voiced marks', '\uFF9E'],
  ['viramas', '\u094D'],
  ['accents', '\u0301'],
];

test.each(endless)(
  'textLength: a grapheme without end that consists of %s counts all its characters',
  async (_, part) => {
    const refused = await ana.post('/api/v1/statuses', { status: `a${part.repeat(1200)}` });
    expect(refused.status).toBe(422);
    const accepted = await ana.post('/api/v1/statuses', { status: `a${part.repeat(5)}` });
    expect(accepted.status).toBe(200);
  },
);

test('signUpRoutes: names the field of a registration with too many bytes', async () => {
  const { body: app } = await instance.visitor.post('/api/v1/apps', {
    client_name: 'x',
    redirect_uris: 'https://a.example/',
  });
  const grant = { grant_type: 'client_credentials', ...app };
  const { body } = await instance.visitor.post('/oauth/token', grant);
  const authorization = `Bearer ${body.access_token}`;
  for (const [field, key, characters] of [
    ['fullname', 'name', 100],
    ['bio', 'bio', 5000],
    ['reason', 'registration_reason', 500],
  ] as const) {
    const refused = await instance.visitor.post(
      '/api/v1/accounts',
      {
        username: `new${key.length}`,
        email: 'a@b.test',
        password: 'long enough',
        agreement: true,
        [field]: '👩‍👩‍👧‍👦'.repeat(characters),
      },
      { authorization },
    );
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body.error)).toEqual({
      [key]: [`should be at most ${characters * 4} byte(s)`],
    });
  }
});
