import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let staff: TestClient;
let reportId: string;
let ben: string;

beforeAll(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  staff = await instance.as('staff', { role: 'admin' });
  ben = (await instance.as('ben')).account?.id ?? '';
  await ana.post('/api/v1/reports', { account_id: ben });
  const { body } = await staff.get('/api/v1/pleroma/admin/reports');
  reportId = body.reports[0].id;
});
afterAll(() => instance.close());

const admin = '/api/v1/pleroma/admin';

/** Each field with its limit and a function that sends a text. */
const fields: readonly (readonly [string, number, (text: string) => Promise<TestResponse>])[] = [
  [
    'phrase of a filter',
    500,
    (phrase) => ana.post('/api/v1/filters', { phrase, context: ['home'] }),
  ],
  ['note on an account', 5000, (comment) => ana.post(`/api/v1/accounts/${ben}/note`, { comment })],
  ['announcement', 50_000, (content) => staff.post(`${admin}/announcements`, { content })],
  [
    'note on a report',
    5000,
    (content) => staff.post(`${admin}/reports/${reportId}/notes`, { content }),
  ],
  [
    'name of an app',
    255,
    (client_name) =>
      instance.visitor.post('/api/v1/apps', { client_name, redirect_uris: 'https://a.example/' }),
  ],
];

const family = '👩‍👩‍👧‍👦';

describe('instance: text limits count graphemes and limit bytes [R-INST-044]', () => {
  test.each(fields)('%s', async (_, limit, send) => {
    // The longest text that every field accepts must be shorter in UTF-16 units than the largest
    // body.
    const count = Math.min(limit, 5000);
    for (const text of ['क्षि'.repeat(count), '🇫🇮'.repeat(count), family.repeat(count)])
      expect([text.slice(0, 12), (await send(text)).status]).toEqual([
        text.slice(0, 12),
        expect.toBeOneOf([200, 204]),
      ]);
    for (const text of ['x'.repeat(limit + 1), `a${'\u0301'.repeat(200)}`.repeat(count / 5)])
      expect((await send(text)).status).toBeOneOf([400, 422, 413]);
  });
});
