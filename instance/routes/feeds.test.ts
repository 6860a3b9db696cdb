import { beforeAll, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

let instance: TestInstance;

beforeAll(async () => {
  instance = await startTestInstance();
  const bob = await instance.as('bob', { displayName: 'Bob <b>' });
  for (const visibility of ['public', 'unlisted', 'private', 'direct', 'local'])
    await bob.post('/api/v1/statuses', { status: `Written ${visibility} & <i>`, visibility });
  await bob.post('/api/v1/statuses', { status: 'Control \u0007 here #herons' });
});

test('feedRoutes: redirects the RSS URL of a profile to its feed, like Akkoma [R-INST-037]', async () => {
  const response = await instance.visitor.get('/users/bob.rss');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('http://instance.test/users/bob/feed.atom');
});

test.each(['atom', 'rss'])(
  'feedRoutes: the %s feed contains only public statuses, as well-formed XML',
  async (format) => {
    const { status, headers, body } = await instance.visitor.get(`/users/bob/feed.${format}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(`application/${format}+xml; charset=utf-8`);
    expect(body).toContain('Written public &amp; &lt;i&gt;');
    for (const other of ['unlisted', 'private', 'direct', 'local'])
      expect(body).not.toContain(`Written ${other}`);
    expect(body).toContain('herons');
    expect(body).not.toContain('\u0007');
    const opened = [...String(body).matchAll(/<([a-z:]+)(?=[\s>])[^>]*(?<!\/)>/g)].map(
      ([, name]) => name,
    );
    const closed = [...String(body).matchAll(/<\/([a-z:]+)>/g)].map(([, name]) => name);
    for (const name of new Set([...opened, ...closed]))
      expect([name, opened.filter((each) => each === name).length]).toEqual([
        name,
        closed.filter((each) => each === name).length,
      ]);
  },
);

test.each(['/users/nobody.rss', '/users/nobody/feed.atom'])(
  'feedRoutes: responds 404 to %s',
  async (path) => {
    expect((await instance.visitor.get(path)).status).toBe(404);
  },
);

test('feedRoutes: continues pages after the last status', async () => {
  const first = await instance.visitor.get('/users/bob/feed.atom');
  const next = /rel="next" href="([^"]+)"/.exec(first.body)?.[1] ?? '';
  const second = await instance.visitor.get(next.replace('http://instance.test', ''));
  expect(second.body).not.toContain('<entry>');
  const odd = await instance.visitor.get('/users/bob/feed.atom?max_id=nothing');
  expect([odd.status, odd.body.includes('<entry>')]).toEqual([200, false]);
});

test('feedRoutes: a private instance has no feeds', async () => {
  const closed = await startTestInstance({ config: { private: true } });
  await closed.as('bob');
  expect((await closed.visitor.get('/users/bob/feed.atom')).status).toBe(404);
});

test("feedRoutes: serves the client's page for a profile", async () => {
  for (const path of ['/users/bob', '/users/bob/followers'])
    expect((await instance.visitor.get(path)).headers.get('content-type')).toContain('text/html');
});
