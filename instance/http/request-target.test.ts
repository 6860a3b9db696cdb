import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestInstance, testOrigin, type TestInstance } from '#testing/start-test-instance.ts';

let instance: TestInstance;
let closed: TestInstance;

beforeAll(async () => {
  instance = await startTestInstance();
  closed = await startTestInstance({ config: { private: true } });
});

afterAll(async () => {
  await instance.close();
  await closed.close();
});

/** Returns the path and query of a request, with this many characters. */
function targetOf(path: string, length: number): string {
  return `${path}?any[]=`.padEnd(length, 'a');
}

test.each(['/api/v1/timelines/public', '/api/v1/timelines/tag/herons', '/main/all'])(
  'createApp: answers 414 to more than 7,000 characters of %s [R-INST-045]',
  async (path) => {
    const longest = await instance.fetch(new Request(testOrigin + targetOf(path, 7000)));
    expect(longest.status).toBe(200);
    const response = await instance.fetch(new Request(testOrigin + targetOf(path, 7001)));
    expect(response.status).toBe(414);
    expect(await response.json()).toEqual({ error: 'The request target is too long.' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

test.each([':', '%FF', '%C3%A9', '/'])(
  'createApp: counts %s in the escaped form that the Link header repeats [R-INST-045]',
  async (text) => {
    const path = '/api/v1/timelines/tag/herons';
    const request = (count: number) =>
      instance.fetch(new Request(`${testOrigin}${path}?any[]=${text.repeat(count)}`));
    const escapedLength = encodeURIComponent(
      new URLSearchParams(`a=${text}`).get('a') ?? '',
    ).length;
    const longest = Math.floor((7000 - path.length - '&any[]='.length) / escapedLength);
    expect((await request(longest)).status).toBe(200);
    expect((await request(longest + 1)).status).toBe(414);
  },
);

test('createApp: the longest target gets a Link header that clients accept [R-INST-045]', async () => {
  const { token } = await instance.as('ana');
  const post = new Request(`${testOrigin}/api/v1/statuses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'On the canal #herons' }),
  });
  await instance.fetch(post);
  const target = targetOf('/api/v1/timelines/tag/herons', 7000);
  const response = await instance.fetch(new Request(testOrigin + target));
  const { length } = response.headers.get('link') ?? '';
  expect(length).toBeGreaterThan(12_000);
  // Node's fetch refuses a response with more bytes of headers.
  expect(length).toBeLessThan(16_384 - 1500);
});

test('createApp: a private instance refuses visitors, whatever the length [R-INST-045]', async () => {
  const path = '/api/v1/timelines/tag/herons';
  const short = await closed.fetch(new Request(testOrigin + targetOf(path, 7000)));
  expect(short.status).toBe(401);
  const long = await closed.fetch(new Request(testOrigin + targetOf(path, 7001)));
  expect(long.status).toBe(414);
  expect(long.headers.get('access-control-allow-origin')).toBe('*');
});
