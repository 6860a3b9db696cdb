import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let bob: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty' });
  bob = await instance.as('bob');
  for (const name of ['erin', 'frank', 'gina']) await instance.as(name);
});

async function relationshipTo(name: string): Promise<Record<string, unknown>> {
  const found = await bob.get(`/api/v1/accounts/${name}?with_relationships=true`);
  return found.body.pleroma.relationship;
}

const kinds = [
  ['follow_import', 'following'],
  ['blocks_import', 'blocking'],
  ['mutes_import', 'muting'],
] as const;

test.each(kinds)(
  'importRoutes: %s imports a list and ignores unknown accounts [R-INST-013]',
  async (call, word) => {
    const list = 'erin@localhost\n\nnobody@nowhere.invalid\nbob\n@frank';
    const response = await bob.post(
      `/api/pleroma/${call}`,
      new URLSearchParams({ list }).toString(),
    );
    expect(response).toMatchObject({ status: 200, body: 'job started' });
    expect(await relationshipTo('erin')).toMatchObject({ [word]: true });
    expect(await relationshipTo('frank')).toMatchObject({ [word]: true });
    expect(await relationshipTo('gina')).toMatchObject({ [word]: false });
  },
);

test.each(kinds)('importRoutes: %s imports a file [R-INST-013]', async (call, word) => {
  const form = new FormData();
  const table = 'Account address,Show boosts\nerin@localhost,true\n';
  form.set('list', new File([table], 'f.csv', { type: 'text/csv' }));
  const response = await bob.post(`/api/pleroma/${call}`, form);
  expect(response).toMatchObject({ status: 200, body: 'job started' });
  expect(await relationshipTo('erin')).toMatchObject({ [word]: true });
});

test.each(kinds)('importRoutes: %s refuses an invalid list', async (call) => {
  const path = `/api/pleroma/${call}`;
  expect((await bob.post(path, 'list=')).status).toBe(400);
  expect((await bob.post(path, {})).status).toBe(400);
  expect((await bob.post(path, { list: { a: 1 } })).status).toBe(400);
  expect((await bob.post(path, { list: { toString: null } })).status).toBe(400);
  expect((await bob.post(path, { list: 'x\n'.repeat(600_000) })).status).toBe(413);
  const many = Array.from({ length: 10_001 }, (_, index) => `n${index}`).join('\n');
  expect((await bob.post(path, { list: many })).status).toBe(422);
});

test('importRoutes: importing a mute again keeps its expiry', async () => {
  const { body } = await bob.get('/api/v1/accounts/erin');
  await bob.post(`/api/v1/accounts/${body.id}/mute`, { expires_in: 60, notifications: false });
  await bob.post('/api/pleroma/mutes_import', { list: 'erin' });
  expect(await relationshipTo('erin')).toMatchObject({ muting: true, muting_notifications: false });
});
