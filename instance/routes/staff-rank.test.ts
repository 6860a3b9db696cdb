import { beforeEach, expect, test } from 'vitest';
import { allRoutes } from '#routes/all-routes.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const staff = '/api/v1/pleroma/admin';

interface Scene {
  readonly instance: TestInstance;
  readonly mod: TestClient;
  /** The account that the moderator tries to act on. */
  readonly target: TestClient;
  readonly name: string;
  readonly reportId: string;
  readonly noteId: number;
}

/** Every call by which staff change an account. */
const actions: Readonly<Record<string, (scene: Scene) => Promise<TestResponse>>> = {
  [`PUT ${staff}/users/tag`]: ({ mod, name }) =>
    mod.put(`${staff}/users/tag`, { nicknames: ['bob', name], tags: ['mrf_tag:sandbox'] }),
  [`DELETE ${staff}/users/tag`]: ({ mod, name }) =>
    mod.delete(`${staff}/users/tag`, { nicknames: ['bob', name], tags: ['mrf_tag:sandbox'] }),
  [`PATCH ${staff}/users/activate`]: ({ mod, name }) =>
    mod.patch(`${staff}/users/activate`, { nicknames: ['bob', name] }),
  [`PATCH ${staff}/users/deactivate`]: ({ mod, name }) =>
    mod.patch(`${staff}/users/deactivate`, { nicknames: ['bob', name] }),
  [`PATCH ${staff}/users/approve`]: ({ mod, name }) =>
    mod.patch(`${staff}/users/approve`, { nicknames: ['bob', name] }),
  [`PATCH ${staff}/reports`]: ({ mod, reportId }) =>
    mod.patch(`${staff}/reports`, { reports: [{ id: reportId, state: 'closed' }] }),
  [`DELETE ${staff}/reports/:id/notes/:note`]: ({ mod, reportId, noteId }) =>
    mod.delete(`${staff}/reports/${reportId}/notes/${noteId}`),
  [`PUT ${staff}/statuses/:id`]: async ({ mod, target }) => {
    const { body } = await target.post('/api/v1/statuses', { status: 'Announcement' });
    return mod.put(`${staff}/statuses/${body.id}`, { sensitive: true });
  },
  [`DELETE ${staff}/statuses/:id`]: async ({ mod, target }) => {
    const { body } = await target.post('/api/v1/statuses', { status: 'Announcement' });
    return mod.delete(`${staff}/statuses/${body.id}`);
  },
  'DELETE /api/v1/statuses/:id': async ({ mod, target }) => {
    const { body } = await target.post('/api/v1/statuses', { status: 'Announcement' });
    return mod.delete(`/api/v1/statuses/${body.id}`);
  },
};

/** Staff calls that do not act on an account. */
const harmless: ReadonlySet<string> = new Set([`POST ${staff}/reports/:id/notes`]);

let instance: TestInstance;
let mod: TestClient;
let bob: TestClient;

beforeEach(async () => {
  instance = await startTestInstance();
  mod = await instance.as('mod', { role: 'moderator' });
  bob = await instance.as('bob');
});

async function sceneOf(name: string, role?: 'admin' | 'moderator'): Promise<Scene> {
  const target = await instance.as(name, role ? { role } : {});
  await bob.post('/api/v1/reports', { account_id: target.account?.id, comment: 'rude' });
  const reportId = (await mod.get(`${staff}/reports`)).body.reports[0].id;
  const noteBy = role ? target : mod;
  await noteBy.post(`${staff}/reports/${reportId}/notes`, { content: 'seen' });
  const noteId = (await mod.get(`${staff}/reports/${reportId}`)).body.notes[0].id;
  return { instance, mod, target, name, reportId, noteId };
}

test.each(Object.entries(actions))(
  'requireRank: a moderator cannot use %s on an administrator [R-INST-040]',
  async (_name, act) => {
    const answer = await act(await sceneOf('alice', 'admin'));
    expect([answer.status, answer.body.error]).toEqual([403, 'User is not an admin.']);
    expect(
      instance.instance.database.all("SELECT 1 FROM accounts WHERE settings LIKE '%mrf_tag%'"),
    ).toEqual([]);
  },
);

test.each(Object.entries(actions))(
  'requireRank: a moderator can use %s on a member and on another moderator [R-INST-040]',
  async (_name, act) => {
    for (const answer of [
      await act(await sceneOf('gina')),
      await act(await sceneOf('max', 'moderator')),
    ])
      expect([200, 204]).toContain(answer.status);
  },
);

test('requireRank: the tests above cover every staff call that changes something', () => {
  const changing = allRoutes
    .filter(({ call }) => call.caller === 'staff' && call.method !== 'GET')
    .map(({ call }) => `${call.method} ${call.path}`);
  const known = new Set([...Object.keys(actions), ...harmless]);
  expect(changing.filter((name) => !known.has(name))).toEqual([]);
});
