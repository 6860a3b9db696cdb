import { updateAccount, accountByAcct } from '#instance/store/accounts.ts';
import { register } from '#instance/deeds/register.ts';
import { isRecord } from './correspondence.ts';
import { sampleFile } from './sample-files.ts';
import { password, type Scene } from './scene.ts';

type Interlude = (scene: Scene) => Promise<void>;

const account = (scene: Scene, name: string) => {
  const found = accountByAcct(scene.running().instance.database, name);
  if (!found) throw new Error(`Nobody here is called ${name}.`);
  return found;
};

const all =
  (...interludes: Interlude[]): Interlude =>
  async (scene) => {
    for (const interlude of interludes) await interlude(scene);
  };

const act =
  (person: string, method: string, path: string, body?: unknown): Interlude =>
  async (scene) => {
    const known = path.replace(/@(\w+)/, (_, name: string) => account(scene, name).id);
    await scene.act(person, method, known, body);
  };

const profile = (person: string, body: unknown): Interlude =>
  act(person, 'PATCH', '/api/v1/accounts/update_credentials', body);

/** A status, with the id by which recordings speak of it. */
const post =
  (person: string, body: unknown, recordedId = ''): Interlude =>
  async (scene) => {
    const status = await scene.act(person, 'POST', '/api/v1/statuses', body);
    if (!isRecord(status)) return;
    scene.correspondence.set(recordedId, String(status['id']));
  };

const upload =
  (person: string, recordedId: string): Interlude =>
  async (scene) => {
    const form = new FormData();
    const sent = { filename: 'photo.png', content_type: 'image/png', size: 1 };
    form.append('file', await sampleFile(sent));
    const media = await scene.act(person, 'POST', '/api/v1/media', form);
    if (isRecord(media)) scene.correspondence.set(`media ${recordedId}`, String(media['id']));
  };

/** A poll on which somebody voted, with the ids by which recordings speak of it. */
const poll =
  (
    author: string,
    voter: string,
    options: readonly string[],
    text: string,
    ids: readonly string[],
  ): Interlude =>
  async (scene) => {
    const body = { status: text, poll: { options, expires_in: 600 } };
    const status = await scene.act(author, 'POST', '/api/v1/statuses', body);
    if (!isRecord(status) || !isRecord(status['poll'])) return;
    const id = String(status['poll']['id']);
    scene.correspondence.set(ids[0] ?? '', String(status['id']));
    scene.correspondence.set(`polls ${ids[1]}`, id);
    await scene.act(voter, 'POST', `/api/v1/polls/${id}/votes`, { choices: [1] });
  };

/** The posts by which timelines were filled. */
async function fill(scene: Scene): Promise<void> {
  for (let number = 1; number <= 44; number += 1) {
    const person = ['alice', 'bob', 'carol'][number % 3] ?? '';
    scene.wait(100);
    await post(person, { status: `Filler post number ${number} #filler` })(scene);
  }
}

const wait =
  (milliseconds: number): Interlude =>
  async (scene) => {
    scene.wait(milliseconds);
  };

/** What is done in the external interface of the real server. */
const change =
  (name: string, columns: Parameters<typeof updateAccount>[2]): Interlude =>
  async (scene) => {
    updateAccount(scene.running().instance.database, account(scene, name).id, columns);
  };

const join =
  (username: string): Interlude =>
  async (scene) => {
    await register(scene.running().instance, {
      username,
      password,
      email: `${username}@localhost.test`,
    });
  };

const signIn =
  (person: string): Interlude =>
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

/** What was done between two recordings without being recorded, by the name of the second. */
export const interludes: ReadonlyMap<string, Interlude> = new Map([
  ['200_favourite', fill],
  ['282b_poll_vote_again_after_cache_expiry', wait(60_000)],
  [
    '290_delete_other_user',
    all(
      post(
        'bob',
        { status: 'to delete', spoiler_text: 's', content_type: 'text/markdown' },
        'BCfnM4TivPHBIiBjeq',
      ),
      post('gina', { status: 'mod deletes me' }, 'BCfnM560d3tvDS6JKi'),
    ),
  ],
  [
    '303_account_show_hidden_follows',
    profile('carol', { hide_followers: true, hide_follows: true }),
  ],
  ['304_account_statuses', profile('carol', { hide_followers: false, hide_follows: false })],
  ['305_account_favourites_hidden', profile('carol', { hide_favorites: true })],
  ['306_note_form', profile('carol', { hide_favorites: false })],
  ['611_admin_user_create', change('alice', { role: 'admin' })],
  ['612_admin_delete_user', join('harry')],
  ['634_register_confirmation_required', change('ivan', { approved: 1 })],
  ['681_delete_account', signIn('ivan')],
  [
    '810_poll_ended_notification_author',
    all(poll('alice', 'bob', ['x', 'y'], 'short poll', ['', '133']), wait(700_000)),
  ],
  ['860_notification_of_subscription', post('carol', { status: 'for my subscribers' })],
  [
    '861_notifications_dave_after_reject',
    all(
      act('dave', 'POST', '/api/v1/follow_requests/@bob/authorize'),
      act('gina', 'POST', '/api/v1/accounts/@dave/follow'),
      act('dave', 'POST', '/api/v1/follow_requests/@gina/reject'),
    ),
  ],
  [
    '861_notifications_dave_after_authorize',
    all(
      act('gina', 'POST', '/api/v1/accounts/@dave/follow'),
      act('dave', 'POST', '/api/v1/follow_requests/@gina/authorize'),
    ),
  ],
  [
    '862_context_with_muted',
    all(
      act('bob', 'POST', '/api/v1/accounts/@carol/mute'),
      post('carol', { status: '@bob from a muted one' }, 'BCfozDdq4s209I0pc0'),
    ),
  ],
  [
    '863_blocked_user_status',
    all(
      act('bob', 'POST', '/api/v1/accounts/@carol/unmute'),
      act('bob', 'POST', '/api/v1/accounts/@carol/block'),
    ),
  ],
  [
    '864_home_with_irreversible_filter',
    all(
      act('bob', 'POST', '/api/v1/accounts/@carol/unblock'),
      act('bob', 'POST', '/api/v1/accounts/@carol/follow'),
      act('carol', 'POST', '/api/v1/accounts/@bob/follow'),
      post('carol', { status: '@bob seen again' }),
      post('carol', { status: '@bob seen once more' }),
    ),
  ],
  ['865_home_followed_hashtag', post('gina', { status: 'not followed author #thread' })],
  ['868_post_media_only', all(upload('alice', '145'), upload('alice', '150'))],
  [
    '277b_edit_poll_after_votes_same_options',
    poll('carol', 'bob', ['a', 'b'], 'poll edit check', ['BCfpEWPOSNwrMvLmaW', '']),
  ],
  ['277e_edit_without_media_ids', post('carol', { status: 'with media' }, 'BCfpEfGVWnBipyGJUG')],
]);
