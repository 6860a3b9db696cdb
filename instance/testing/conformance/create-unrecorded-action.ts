import { registerMember } from '#commands/register-member.ts';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { isRecord } from './id-mapping.ts';
import { sampleFile } from './sample-files.ts';
import { recordedPassword, type ReplayInstance } from './replay-instance.ts';

/** Something that happened between two recorded exchanges and was not recorded. */
export type UnrecordedAction = (replay: ReplayInstance) => Promise<void>;

const account = (replay: ReplayInstance, name: string): AccountRow => {
  const found = accountByAcct(replay.running().instance.database, name);
  if (!found) throw new Error(`Nobody here is called ${name}.`);
  return found;
};

export const actionsInOrder =
  (...unrecordedActions: UnrecordedAction[]): UnrecordedAction =>
  async (replay) => {
    for (const action of unrecordedActions) await action(replay);
  };

export const sendRequestAs =
  (person: string, method: string, path: string, body?: unknown): UnrecordedAction =>
  async (replay) => {
    const known = path.replace(/@(\w+)/, (_, name: string) => account(replay, name).id);
    await replay.act(person, method, known, body);
  };

export const changeProfile = (person: string, body: unknown): UnrecordedAction =>
  sendRequestAs(person, 'PATCH', '/api/v1/accounts/update_credentials', body);

/** Posts a status and registers its recorded id. */
export const postStatusAs =
  (person: string, body: unknown, recordedId = ''): UnrecordedAction =>
  async (replay) => {
    const status = await replay.act(person, 'POST', '/api/v1/statuses', body);
    if (!isRecord(status)) return;
    replay.idMapping.set(recordedId, String(status['id']));
  };

export const uploadPhotoAs =
  (person: string, recordedId: string): UnrecordedAction =>
  async (replay) => {
    const form = new FormData();
    const sent = { filename: 'photo.png', content_type: 'image/png', size: 1 };
    form.append('file', await sampleFile(sent));
    const media = await replay.act(person, 'POST', '/api/v1/media', form);
    if (isRecord(media)) replay.idMapping.set(`media ${recordedId}`, String(media['id']));
  };

/** Posts a status with an image. */
export const postStatusWithPhoto =
  (person: string, status: string, recordedId: string): UnrecordedAction =>
  async (replay) => {
    await uploadPhotoAs(person, recordedId)(replay);
    const media = replay.idMapping.number('media', recordedId);
    await postStatusAs(person, { status, media_ids: [media] }, recordedId)(replay);
  };

/** Creates a poll with a vote and registers the recorded ids. */
export const postPollWithVote =
  (
    author: string,
    voter: string,
    options: readonly string[],
    text: string,
    ids: readonly string[],
  ): UnrecordedAction =>
  async (replay) => {
    const body = { status: text, poll: { options, expires_in: 600 } };
    const status = await replay.act(author, 'POST', '/api/v1/statuses', body);
    if (!isRecord(status) || !isRecord(status['poll'])) return;
    const id = String(status['poll']['id']);
    replay.idMapping.set(ids[0] ?? '', String(status['id']));
    replay.idMapping.set(`polls ${ids[1]}`, id);
    await replay.act(voter, 'POST', `/api/v1/polls/${id}/votes`, { choices: [1] });
  };

/** Creates the posts that filled the timelines when the responses were recorded. */
export async function postFillerStatuses(replay: ReplayInstance): Promise<void> {
  for (let number = 1; number <= 44; number += 1) {
    const person = ['alice', 'bob', 'carol'][number % 3] ?? '';
    replay.wait(100);
    await postStatusAs(person, { status: `Filler post number ${number} #filler` })(replay);
  }
}

export const advanceClock =
  (milliseconds: number): UnrecordedAction =>
  async (replay) => {
    replay.wait(milliseconds);
  };

/** Makes changes that were made with the administration interface of the recorded server. */
export const changeAccountColumns =
  (name: string, columns: Parameters<typeof updateAccount>[2]): UnrecordedAction =>
  async (replay) => {
    updateAccount(replay.running().instance.database, account(replay, name).id, columns);
  };

export const registerAccount =
  (username: string): UnrecordedAction =>
  async (replay) => {
    await registerMember(replay.running().instance, {
      username,
      password: recordedPassword,
      email: `${username}@localhost.test`,
    });
  };

export const signIn =
  (person: string): UnrecordedAction =>
  async (replay) => {
    const token = await replay.act('', 'POST', '/oauth/token', {
      grant_type: 'password',
      client_id: replay.idMapping.get('<client-id 1>'),
      client_secret: replay.idMapping.get('<client-secret 1>'),
      username: person,
      password: recordedPassword,
    });
    if (isRecord(token)) replay.idMapping.set(`token of ${person}`, String(token['access_token']));
  };

/** Replies to Bob's first post. */
export const replyToFirstPost =
  (person: string, status: string): UnrecordedAction =>
  async (replay) => {
    const parent = replay.idMapping.get('BCfnIC0gypRxVAlA5Q');
    await postStatusAs(person, { status, in_reply_to_id: parent })(replay);
  };

/** Creates Bob's third list. */
export async function createThirdList(replay: ReplayInstance): Promise<void> {
  const list = await replay.act('bob', 'POST', '/api/v1/lists', { title: 'Third' });
  if (isRecord(list)) replay.idMapping.set('lists 3', String(list['id']));
}
