import { expect, test } from 'vitest';
import { createTransport } from '#api/transport.ts';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { createInstanceStore, loadInstance } from './load-instance.ts';

const documents: Readonly<Record<string, unknown>> = {
  '/static/config.json': { showFeaturesPanel: false, theme: 'from the file' },
  '/api/pleroma/frontend_configurations': {
    pleroma_fe: { showInstanceSpecificPanel: true, theme: 'pleroma-light' },
  },
  '/api/v1/instance': { max_toot_chars: 500, pleroma: {} },
  '/nodeinfo/2.0.json': { metadata: { nodeName: 'Harbour' } },
};

async function load(
  answers: Readonly<Record<string, () => Response>>,
  preloaded = new Map<string, unknown>(),
) {
  const requested: string[] = [];
  const logged: unknown[] = [];
  const store = createInstanceStore();
  const call = createTransport({
    origin: 'https://rookery.example',
    token: () => undefined,
    clock: new FakeClock(),
    pace: () => Promise.resolve(),
    fetch: (address) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      requested.push(pathname);
      const answer = answers[pathname];
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'));
    },
  });
  await loadInstance(store, { call, preloaded, log: (...entry) => logged.push(entry) });
  return { state: store.getState(), requestedPaths: requested.toSorted(), logged };
}

const responses = {
  ...Object.fromEntries(
    Object.entries(documents).map(([path, body]) => [path, () => Response.json(body)]),
  ),
  '/instance/panel.html': () => new Response('<p>Welcome</p>'),
};

test('loadInstance: requests the documents in parallel and merges them [R-CAP-008 R-CAP-009]', async () => {
  const { state, requestedPaths } = await load(responses);
  expect(requestedPaths).toEqual([...Object.keys(documents), '/instance/panel.html'].toSorted());
  expect(state.info).toMatchObject({ name: 'Harbour', textLimit: 500 });
  expect(state.panel).toBe('<p>Welcome</p>');
  expect(state.options).toMatchObject({
    showInstanceSpecificPanel: true,
    showFeaturesPanel: false,
  });
});

test('loadInstance: does not request documents embedded in the page [R-START-009]', async () => {
  const preloaded = new Map(
    Object.entries(documents).filter(([path]) => !path.startsWith('/static')),
  );
  const { state, requestedPaths } = await load(responses, preloaded);
  expect(requestedPaths).toEqual(['/instance/panel.html', '/static/config.json']);
  expect(state.info.name).toBe('Harbour');
});

test('loadInstance: logs a failed document and uses the others [R-START-011]', async () => {
  const { state, logged } = await load({
    ...responses,
    '/nodeinfo/2.0.json': () => new Response('broken', { status: 500 }),
    '/static/config.json': () => new Response('<!doctype html><title>the page</title>'),
  });
  expect(state.info).toMatchObject({ name: '', textLimit: 500 });
  expect(logged).toEqual([
    ['instance document', { path: '/static/config.json', kind: 'malformed' }],
    ['instance document', { path: '/nodeinfo/2.0.json', kind: 'server' }],
  ]);
});

const mastodon = {
  ...responses,
  '/api/v1/instance': () => Response.json({ version: '4.5.0', title: 'Gull' }),
  '/api/v2/instance': () =>
    Response.json({ version: '4.5.0', api_versions: { mastodon: 7 }, title: 'Gull' }),
};

test('loadInstance: requests version 2 of the document only without Pleroma’s part [R-CAP-036]', async () => {
  const { state, requestedPaths } = await load(mastodon);
  expect(requestedPaths).toContain('/api/v2/instance');
  expect(state.info.serverInfo.mastodonApi).toBe(7);
  const akkoma = await load(responses);
  expect(akkoma.requestedPaths).not.toContain('/api/v2/instance');
});

test('loadInstance: reads version 2 on a server that has no version 1', async () => {
  const { state } = await load({
    ...mastodon,
    '/api/v1/instance': () => new Response('', { status: 404 }),
  });
  expect(state.info.serverInfo.mastodonApi).toBe(7);
});

test('loadInstance: does not request version 2 after a failure of the network', async () => {
  const { '/api/v1/instance': _, ...others } = mastodon;
  expect((await load(others)).requestedPaths).not.toContain('/api/v2/instance');
});

const linkTo = (href: string) => ({
  ...mastodon,
  '/nodeinfo/2.0.json': () => new Response('', { status: 404 }),
  '/.well-known/nodeinfo': () =>
    Response.json({
      links: [
        { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href: '/nodeinfo/2.1' },
        { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href },
      ],
    }),
  '/nodeinfo_2_0': () => Response.json({ software: { name: 'snac', version: '2.75' } }),
  '/nodeinfo/2.0': () => Response.json({ software: { name: 'gotosocial', version: '0.20.0' } }),
});

test.each([
  ['https://gts.example/nodeinfo/2.0', 'gotosocial'],
  ['http://snac.example/nodeinfo_2_0', 'snac'],
  ['https://far.example/nodeinfo/2.0?q=1', 'gotosocial'],
  ['javascript:alert(1)', ''],
  ['https://gts.example/%2e%2e/x', ''],
  ['not an address', ''],
])('loadInstance: finds nodeinfo by the link %j: %j [R-CAP-037]', async (href, software) => {
  const { state, requestedPaths } = await load(linkTo(href));
  expect(state.info.serverInfo.software).toBe(software);
  expect(requestedPaths.filter((path) => path.includes('nodeinfo')).length).toBeLessThan(4);
});
