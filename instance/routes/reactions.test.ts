import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;

beforeAll(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
});
afterAll(() => instance.close());

test.each(['👍spam', '👍👍', '👍 ', '❤️buy.example', '1️⃣x', '🇫🇮🇸🇪', '👍\u0301', '👍\u202Ex'])(
  'react: refuses %j, which is not an emoji [R-INST-036]',
  async (emoji) => {
    const { body: post } = await ana.post('/api/v1/statuses', { status: 'hello' });
    const path = `/api/v1/pleroma/statuses/${post.id}/reactions/${encodeURIComponent(emoji)}`;
    expect((await ana.put(path)).status).toBe(400);
  },
);

test.each(['👍', '👍🏽', '❤', '❤️', '1️⃣', '🇫🇮', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🐦‍⬛'])(
  'react: accepts the emoji %s',
  async (emoji) => {
    const { body: post } = await ana.post('/api/v1/statuses', { status: 'hello' });
    const path = `/api/v1/pleroma/statuses/${post.id}/reactions/${encodeURIComponent(emoji)}`;
    expect((await ana.put(path)).status).toBe(200);
  },
);
