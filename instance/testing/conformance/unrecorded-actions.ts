import {
  act,
  all,
  change,
  fill,
  join,
  poll,
  post,
  postPicture,
  makeList,
  profile,
  reply,
  signIn,
  upload,
  wait,
  type UnrecordedAction,
} from './create-unrecorded-action.ts';
import {
  demandNewPassword,
  invite,
  readCode,
  registerOtherApp,
  solveCaptcha,
} from './unrecorded-secrets.ts';
import { createRemoteAccounts } from './create-remote-accounts.ts';
import { createLinkCard } from '#rules/create-link-card.ts';
import type { StatusRow } from '#store/rows.ts';
import { updateStatus } from '#store/statuses.ts';
import type { Scene } from './scene.ts';

/** Removes all previews: the recorded server could not fetch linked pages until late in the recordings. */
async function withoutPreviews({ running }: Scene): Promise<void> {
  running().instance.database.run('UPDATE statuses SET card = NULL');
}

async function withPreviews({ running }: Scene): Promise<void> {
  const { database } = running().instance;
  for (const { id, content } of database.all<StatusRow>('SELECT * FROM statuses')) {
    const card = createLinkCard(content, []);
    if (card !== undefined) updateStatus(database, id, { card: JSON.stringify(card) });
  }
}

/** Unrecorded actions, by the name of the recording they precede. */
export const unrecordedActions: ReadonlyMap<string, UnrecordedAction> = new Map([
  ['101_post_unlisted', withoutPreviews],
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
  // The deactivated account signs in again.
  ['610_admin_grant', signIn('gina')],
  ['611_admin_user_create', change('alice', { role: 'admin' })],
  ['612_admin_delete_user', join('harry')],
  ['429_list_delete', makeList],
  ['543_mfa_confirm_wrong_code', readCode],
  ['549_mfa_challenge_ok', readCode],
  ['560_oauth_authorize_page', registerOtherApp],
  ['614_token_password_reset_required', demandNewPassword],
  ['638_register_with_invite', invite],
  ['643_register_captcha_ok', solveCaptcha],
  [
    '851_suggestions_v1_nonempty',
    all(change('bob', { suggested: 1 }), change('carol', { suggested: 1 })),
  ],
  ['634_register_confirmation_required', change('ivan', { approved: 1 })],
  ['681_delete_account', signIn('ivan')],
  [
    '800_timeline_bubble',
    all(
      post('carol', { status: '@bob hi there' }, 'BCfntmAmByJfGsYGB6'),
      post('alice', { status: 'local stream', visibility: 'local' }, 'BCfnupUBMNSdpt8Awy'),
      postPicture('alice', 'media stream', 'BCfnv6PUR4oCKG4AUq'),
      poll('alice', 'bob', ['a', 'b'], 'poll stream', ['BCfnvDVm26ziLm3mlM', '']),
      createRemoteAccounts,
    ),
  ],
  [
    '810_poll_ended_notification_author',
    all(poll('alice', 'bob', ['x', 'y'], 'short poll', ['', '133']), wait(700_000)),
  ],
  ['835_conversations', post('carol', { status: '@bob psst', visibility: 'direct' })],
  ['836_notifications_unknown_type', withPreviews],
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
      reply('carol', '@bob seen again'),
      reply('carol', '@bob seen once more'),
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
