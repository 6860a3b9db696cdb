import { expect, test } from 'vitest';
import { startTestInstance, type TestClient } from '#testing/start-test-instance.ts';

const path = '/api/v1/pleroma/admin/instance_document';

function write(client: TestClient, name: string, html: string) {
  const form = new FormData();
  form.set('file', new File([html], 'own.html', { type: 'text/html' }));
  return client.patch(`${path}/${name}`, form);
}

async function open() {
  const instance = await startTestInstance({ config: { panel: '<p>Welcome</p>' } });
  const boss = await instance.as('boss', { role: 'admin' });
  return { instance, boss };
}

test('adminDocumentRoutes: shows the document of an admin until it is removed', async () => {
  const { instance, boss } = await open();
  expect((await boss.get(`${path}/instance-panel`)).body).toBe('<p>Welcome</p>');
  const { status, body } = await write(boss, 'instance-panel', '<p>Be kind</p>');
  expect(status).toBe(200);
  expect(body.url).toMatch(/\/instance\/panel\.html$/);
  const visitor = instance.visitor;
  expect((await visitor.get('/instance/panel.html')).body).toBe('<p>Be kind</p>');
  expect((await boss.delete(`${path}/instance-panel`)).status).toBe(200);
  expect((await visitor.get('/instance/panel.html')).body).toBe('<p>Welcome</p>');
  expect((await boss.delete(`${path}/instance-panel`)).status).toBe(400);
});

test('adminDocumentRoutes: accepts only admins and known documents', async () => {
  const { instance, boss } = await open();
  const mod = await instance.as('mod', { role: 'moderator' });
  expect((await write(mod, 'terms-of-service', '<p>Mine</p>')).status).toBe(403);
  expect((await write(boss, 'robots', 'Disallow')).status).toBe(404);
  expect((await boss.get(`${path}/robots`)).status).toBe(404);
});
