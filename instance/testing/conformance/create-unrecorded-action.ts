import { registerMember } from '#commands/register-member.ts';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { isRecord } from './correspondence.ts';
import { sampleFile } from './sample-files.ts';
import { password, type Scene } from './scene.ts';

/** Something that happened between two recorded exchanges and was not recorded. */
export type UnrecordedAction = (scene: Scene) => Promise<void>;

const account = (scene: Scene, name: string): AccountRow => {
  const found = accountByAcct(scene.running().instance.database, name);
  if (!found) throw new Error(`Nobody here is called ${name}.`);
  return found;
};

export const all =
  (...unrecordedActions: UnrecordedAction[]): UnrecordedAction =>
  async (scene) => {
    for (const action of unrecordedActions) await action(scene);
  };

export const act =
  (person: string, method: string, path: string, body?: unknown): UnrecordedAction =>
  async (scene) => {
    const known = path.replace(/@(\w+)/, (_, name: string) => account(scene, name).id);
    await scene.act(person, method, known, body);
  };

export const profile = (person: string, body: unknown): UnrecordedAction =>
  act(person, 'PATCH', '/api/v1/accounts/update_credentials', body);

/** Posts a status and registers its recorded id. */
export const post =
  (person: string, body: unknown, recordedId = ''): UnrecordedAction =>
  async (scene) => {
    const status = await scene.act(person, 'POST', '/api/v1/statuses', body);
    if (!isRecord(status)) return;
    scene.correspondence.set(recordedId, String(status['id']));
  };

export const upload =
  (person: string, recordedId: string): UnrecordedAction =>
  async (scene) => {
    const form = new FormData();
    const sent = { filename: 'photo.png', content_type: 'image/png', size: 1 };
    form.append('file', await sampleFile(sent));
    const media = await scene.act(person, 'POST', '/api/v1/media', form);
    if (isRecord(media)) scene.correspondence.set(`media ${recordedId}`, String(media['id']));
  };

/** Posts a status with an image. */
export const postPicture =
  (person: string, status: string, recordedId: string): UnrecordedAction =>
  async (scene) => {
    await upload(person, recordedId)(scene);
    const media = scene.correspondence.number('media', recordedId);
    await post(person, { status, media_ids: [media] }, recordedId)(scene);
  };

/** Creates a poll with a vote and registers the recorded ids. */
export const poll =
  (
    author: string,
    voter: string,
    options: readonly string[],
    text: string,
    ids: readonly string[],
  ): UnrecordedAction =>
  async (scene) => {
    const body = { status: text, poll: { options, expires_in: 600 } };
    const status = await scene.act(author, 'POST', '/api/v1/statuses', body);
    if (!isRecord(status) || !isRecord(status['poll'])) return;
    const id = String(status['poll']['id']);
    scene.correspondence.set(ids[0] ?? '', String(status['id']));
    scene.correspondence.set(`polls ${ids[1]}`, id);
    await scene.act(voter, 'POST', `/api/v1/polls/${id}/votes`, { choices: [1] });
  };

/** Creates the posts that filled the timelines when the responses were recorded. */
export async function fill(scene: Scene): Promise<void> {
  for (let number = 1; number <= 44; number += 1) {
    const person = ['alice', 'bob', 'carol'][number % 3] ?? '';
    scene.wait(100);
    await post(person, { status: `Filler post number ${number} #filler` })(scene);
  }
}

export const wait =
  (milliseconds: number): UnrecordedAction =>
  async (scene) => {
    scene.wait(milliseconds);
  };

/** Makes changes that were made with the administration interface of the recorded server. */
export const change =
  (name: string, columns: Parameters<typeof updateAccount>[2]): UnrecordedAction =>
  async (scene) => {
    updateAccount(scene.running().instance.database, account(scene, name).id, columns);
  };

export const join =
  (username: string): UnrecordedAction =>
  async (scene) => {
    await registerMember(scene.running().instance, {
      username,
      password,
      email: `${username}@localhost.test`,
    });
  };

export const signIn =
  (person: string): UnrecordedAction =>
  async (scene) => {
    const token = await scene.act('', 'POST', '/oauth/token', {
      grant_type: 'password',
      client_id: scene.correspondence.get('<client-id 1>'),
      client_secret: scene.correspondence.get('<client-secret 1>'),
      username: person,
      password,
    });
    if (isRecord(token))
      scene.correspondence.set(`token of ${person}`, String(token['access_token']));
  };

/** Replies to Bob's first post. */
export const reply =
  (person: string, status: string): UnrecordedAction =>
  async (scene) => {
    const parent = scene.correspondence.get('BCfnIC0gypRxVAlA5Q');
    await post(person, { status, in_reply_to_id: parent })(scene);
  };

/** Creates Bob's third list. */
export async function makeList(scene: Scene): Promise<void> {
  const list = await scene.act('bob', 'POST', '/api/v1/lists', { title: 'Third' });
  if (isRecord(list)) scene.correspondence.set('lists 3', String(list['id']));
}
