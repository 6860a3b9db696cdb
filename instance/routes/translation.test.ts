import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '#http/listen.ts';
import { startTestInstance } from '#testing/start-test-instance.ts';
import {
  startFakeTranslationServer,
  type FakeTranslationServerOptions,
  type FakeTranslationServer,
} from '#testing/fake-translation-server.ts';

let fakeServer: FakeTranslationServer | undefined;

afterEach(async () => {
  await fakeServer?.close();
  fakeServer = undefined;
});

async function scene(options: FakeTranslationServerOptions = {}, apiKey = '', visitors = false) {
  fakeServer = await startFakeTranslationServer(options);
  const { address, requests } = fakeServer;
  const instance = await startTestInstance({
    config: { translation: { address, apiKey, visitors } },
  });
  const ana = await instance.as('ana');
  const { body } = await ana.post('/api/v1/statuses', {
    status: 'bonjour *le monde* @ana',
    content_type: 'text/markdown',
  });
  return { instance, ana, requests, path: `/api/v1/statuses/${body.id}/translations` };
}

test('translationRoutes: translates a status from the detected language [R-INST-022]', async () => {
  const { ana, requests, path } = await scene({ apiKey: 'the key' }, 'the key');
  const response = await ana.get(`${path}/en`);
  expect(response.status).toBe(200);
  expect(response.body.detected_language).toBe('fr');
  expect(response.body.text).toContain('BONJOUR <em>LE MONDE</em>');
  expect(requests).toMatchObject([{ source: 'auto', target: 'en', format: 'html' }]);
});

test('translationRoutes: accepts the source language [R-INST-022]', async () => {
  const { ana, requests, path } = await scene();
  const response = await ana.get(`${path}/de?from=fr`);
  expect(response.body.detected_language).toBe('fr');
  expect(requests).toMatchObject([{ source: 'fr', target: 'de' }]);
});

test('translationRoutes: announces translation and its languages [R-INST-022]', async () => {
  const { instance, ana } = await scene();
  const languages = await ana.get('/api/v1/akkoma/translation/languages');
  expect(languages.body.source[1]).toEqual({ code: 'fr', name: 'French' });
  expect(languages.body.target).toHaveLength(3);
  const nodeinfo = await instance.visitor.get('/nodeinfo/2.0.json');
  expect(nodeinfo.body.metadata.features).toContain('akkoma:machine_translation');
});

test('translationRoutes: without a service, responds with an error and no languages [R-INST-022]', async () => {
  const instance = await startTestInstance();
  const ana = await instance.as('ana');
  const { body } = await ana.post('/api/v1/statuses', { status: 'hello' });
  const response = await ana.get(`/api/v1/statuses/${body.id}/translations/en`);
  expect([response.status, response.body]).toEqual([400, { error: 'Translation is not enabled' }]);
  expect((await ana.get('/api/v1/akkoma/translation/languages')).body).toEqual({});
  const nodeinfo = await instance.visitor.get('/nodeinfo/2.0.json');
  expect(nodeinfo.body.metadata.features).not.toContain('akkoma:machine_translation');
});

test('translationRoutes: responds with an error to an unknown language or a failing service', async () => {
  const { ana, requests, path } = await scene();
  expect((await ana.get(`${path}/klingonish`)).body).toEqual({ error: 'Invalid language' });
  expect(requests).toEqual([]);
  expect((await ana.get(`${path}/xx`)).body).toEqual({ error: 'Could not translate' });
  const broken = await scene({ fails: 503 });
  const response = await broken.ana.get(`${broken.path}/en`);
  expect([response.status, response.body]).toEqual([400, { error: 'Could not translate' }]);
});

test('translationRoutes: refuses visitors and unreadable statuses', async () => {
  const { instance, ana, requests, path } = await scene();
  const visitor = await instance.visitor.get(`${path}/en`);
  expect([visitor.status, visitor.body.error]).toEqual([403, 'Invalid credentials.']);
  const ben = await instance.as('ben');
  const { body } = await ana.post('/api/v1/statuses', { status: 'psst', visibility: 'private' });
  expect((await ben.get(`/api/v1/statuses/${body.id}/translations/en`)).status).toBe(404);
  expect(requests).toEqual([]);
});

test.each(['private', 'direct', 'local', 'unlisted'])(
  'translationRoutes: translates %s statuses for those who may read them [R-INST-022 R-TRANS-006]',
  async (visibility) => {
    const { ana } = await scene();
    const { body } = await ana.post('/api/v1/statuses', { status: 'psst', visibility });
    expect((await ana.get(`/api/v1/statuses/${body.id}/translations/en`)).status).toBe(200);
  },
);

test('translationRoutes: with `translation.visitors`, visitors translate what they may read [R-INST-022 R-TRANS-006]', async () => {
  const { instance, ana, path } = await scene({}, '', true);
  const { visitor } = instance;
  expect((await visitor.get(`${path}/en`)).status).toBe(200);
  const languages = await visitor.get('/api/v1/akkoma/translation/languages');
  expect(languages.body.target).toHaveLength(3);
  for (const visibility of ['private', 'direct', 'local']) {
    const { body } = await ana.post('/api/v1/statuses', { status: 'psst', visibility });
    expect((await visitor.get(`/api/v1/statuses/${body.id}/translations/en`)).status).toBe(404);
  }
});

test('translate: does not follow redirects, so that no other host receives the text', async () => {
  fakeServer = await startFakeTranslationServer();
  const { address, requests } = fakeServer;
  const server = createServer((request, response) => {
    response.writeHead(307, { location: `${address}${request.url}` }).end();
  });
  const port = await listen(server, 0, '127.0.0.1');
  const instance = await startTestInstance({
    config: { translation: { address: `http://127.0.0.1:${port}`, apiKey: 'the key' } },
  });
  const ana = await instance.as('ana');
  const { body } = await ana.post('/api/v1/statuses', { status: 'hello' });
  const answer = await ana.get(`/api/v1/statuses/${body.id}/translations/en`);
  expect([answer.status, answer.body]).toEqual([400, { error: 'Could not translate' }]);
  expect(requests).toEqual([]);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('translationRoutes: translates by the call of Mastodon, like Akkoma 3.18 [R-INST-022]', async () => {
  const { ana, instance, path, requests } = await scene();
  const call = path.replace(/translations$/, 'translate');
  const { body, status } = await ana.post(call, { lang: 'de' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ detected_source_language: 'fr', language: 'de' });
  expect(body.content).toContain('BONJOUR');
  expect(requests).toMatchObject([{ source: 'auto', target: 'de' }]);
  expect((await instance.visitor.post(call, { lang: 'de' })).status).toBe(403);
});
