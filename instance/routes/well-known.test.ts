import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';
import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import { shapeDifferences } from '#testing/expect-recorded-response.ts';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

const exchanges = new Map(loadExchanges().map((exchange) => [exchange.name, exchange]));

let instance: TestInstance;

beforeAll(async () => {
  instance = await startTestInstance();
  await instance.as('bob');
});

test.each([
  ['834_webfinger', '/.well-known/webfinger?resource=acct%3Abob%40localhost'],
  ['500_wellknown_nodeinfo', '/.well-known/nodeinfo'],
  ['500_nodeinfo_20', '/nodeinfo/2.0.json'],
  ['500_nodeinfo_21', '/nodeinfo/2.1.json'],
  ['500_trends', '/api/v1/trends'],
  ['500_federation_status', '/api/v1/pleroma/federation_status'],
  ['500_preferred_frontends', '/api/v1/akkoma/preferred_frontend/available'],
])('wellKnownRoutes: %s has the fields recorded from Akkoma [R-INST-001]', async (name, path) => {
  const recorded = exchanges.get(name)?.response;
  const response = await instance.visitor.get(path);
  expect(response.status).toBe(recorded?.status);
  expect(shapeDifferences(recorded?.body, response.body)).toEqual([]);
});

test('wellKnownRoutes: nodeinfo contains all metadata, with the values of the config', async () => {
  const other = await startTestInstance({
    config: {
      private: true,
      registration: { open: false, invites: true, confirmation: true },
      policies: ['KeywordPolicy'],
      limits: { avatar: 7 },
    },
  });
  const { body } = await other.visitor.get('/nodeinfo/2.1.json');
  expect(body).toMatchObject({
    openRegistrations: false,
    version: '2.1',
    metadata: {
      private: true,
      invitesEnabled: true,
      accountActivationRequired: true,
      federation: { mrf_policies: ['KeywordPolicy'] },
      uploadLimits: { avatar: 7 },
      publicTimelineVisibility: { local: false, federated: false, bubble: false },
    },
  });
  expect(v.safeParse(nodeinfo, body).success).toBe(true);
  expect(body.metadata.features).toContain('pleroma:get:main/ostatus');
});

test.each([
  ['acct:bob@localhost', 200],
  ['bob', 200],
  ['http://instance.test/users/bob', 200],
  ['acct:bob@elsewhere.example', 404],
  ['acct:nobody@localhost', 404],
])('wellKnownRoutes: WebFinger for %s responds %i', async (resource, status) => {
  const path = `/.well-known/webfinger?resource=${encodeURIComponent(resource)}`;
  expect((await instance.visitor.get(path)).status).toBe(status);
});

test('wellKnownRoutes: refuses WebFinger without a resource, and unknown nodeinfo versions', async () => {
  expect((await instance.visitor.get('/.well-known/webfinger')).status).toBe(400);
  expect((await instance.visitor.get('/nodeinfo/9.json')).status).toBe(404);
});

test('wellKnownRoutes: host-meta links to WebFinger', async () => {
  const response = await instance.visitor.get('/.well-known/host-meta');
  expect(response.headers.get('content-type')).toContain('application/xrd+xml');
  expect(response.body).toContain('http://instance.test/.well-known/webfinger?resource={uri}');
});
