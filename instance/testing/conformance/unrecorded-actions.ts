import {
  sendRequestAs,
  actionsInOrder,
  changeAccountColumns,
  postFillerStatuses,
  registerAccount,
  postPollWithVote,
  postStatusAs,
  postStatusWithPhoto,
  createThirdList,
  changeProfile,
  replyToFirstPost,
  signIn,
  uploadPhotoAs,
  advanceClock,
  type UnrecordedAction,
} from './create-unrecorded-action.ts';
import {
  requirePasswordReset,
  registerInvite,
  registerTotpCode,
  registerOtherApp,
  solveCaptcha,
} from './unrecorded-secrets.ts';
import { createRemoteAccounts } from './create-remote-accounts.ts';
import { createLinkCard } from '#rules/create-link-card.ts';
import type { StatusRow } from '#store/rows.ts';
import { updateStatus } from '#store/statuses.ts';
import type { ReplayInstance } from './replay-instance.ts';

/** Removes all previews: the recorded server could not fetch linked pages until late in the recordings. */
async function withoutPreviews({ running }: ReplayInstance): Promise<void> {
  running().instance.database.run('UPDATE statuses SET card = NULL');
}

/** Adds the previews to the statuses of which they were removed. */
async function withPreviews({ running }: ReplayInstance): Promise<void> {
  const { database } = running().instance;
  for (const { id, content } of database.all<StatusRow>('SELECT * FROM statuses')) {
    const card = createLinkCard(content, []);
    if (card !== undefined) updateStatus(database, id, { card: JSON.stringify(card) });
  }
}

/**
 * What was done on the recorded server between two recordings without being recorded itself. A replay
 * repeats each action before the recording with its name, so that the responses are the same.
 */
export const unrecordedActions: ReadonlyMap<string, UnrecordedAction> = new Map([
  ['101_post_unlisted', withoutPreviews],
  ['200_favourite', postFillerStatuses],
  ['282b_poll_vote_again_after_cache_expiry', advanceClock(60_000)],
  [
    '290_delete_other_user',
    actionsInOrder(
      postStatusAs(
        'bob',
        { status: 'to delete', spoiler_text: 's', content_type: 'text/markdown' },
        'BCfnM4TivPHBIiBjeq',
      ),
      postStatusAs('gina', { status: 'mod deletes me' }, 'BCfnM560d3tvDS6JKi'),
    ),
  ],
  [
    '303_account_show_hidden_follows',
    changeProfile('carol', { hide_followers: true, hide_follows: true }),
  ],
  ['304_account_statuses', changeProfile('carol', { hide_followers: false, hide_follows: false })],
  ['305_account_favourites_hidden', changeProfile('carol', { hide_favorites: true })],
  // The deactivated account signs in again.
  ['610_admin_grant', signIn('gina')],
  ['611_admin_user_create', changeAccountColumns('alice', { role: 'admin' })],
  ['612_admin_delete_user', registerAccount('harry')],
  ['429_list_delete', createThirdList],
  ['543_mfa_confirm_wrong_code', registerTotpCode],
  ['549_mfa_challenge_ok', registerTotpCode],
  ['560_oauth_authorize_page', registerOtherApp],
  ['614_token_password_reset_required', requirePasswordReset],
  ['638_register_with_invite', registerInvite],
  ['643_register_captcha_ok', solveCaptcha],
  [
    '851_suggestions_v1_nonempty',
    actionsInOrder(
      changeAccountColumns('bob', { suggested: 1 }),
      changeAccountColumns('carol', { suggested: 1 }),
    ),
  ],
  ['634_register_confirmation_required', changeAccountColumns('ivan', { approved: 1 })],
  ['681_delete_account', signIn('ivan')],
  [
    '800_timeline_bubble',
    actionsInOrder(
      postStatusAs('carol', { status: '@bob hi there' }, 'BCfntmAmByJfGsYGB6'),
      postStatusAs('alice', { status: 'local stream', visibility: 'local' }, 'BCfnupUBMNSdpt8Awy'),
      postStatusWithPhoto('alice', 'media stream', 'BCfnv6PUR4oCKG4AUq'),
      postPollWithVote('alice', 'bob', ['a', 'b'], 'poll stream', ['BCfnvDVm26ziLm3mlM', '']),
      createRemoteAccounts,
    ),
  ],
  [
    '810_poll_ended_notification_author',
    actionsInOrder(
      postPollWithVote('alice', 'bob', ['x', 'y'], 'short poll', ['', '133']),
      advanceClock(700_000),
    ),
  ],
  ['835_conversations', postStatusAs('carol', { status: '@bob psst', visibility: 'direct' })],
  ['836_notifications_unknown_type', withPreviews],
  ['860_notification_of_subscription', postStatusAs('carol', { status: 'for my subscribers' })],
  [
    '861_notifications_dave_after_reject',
    actionsInOrder(
      sendRequestAs('dave', 'POST', '/api/v1/follow_requests/@bob/authorize'),
      sendRequestAs('gina', 'POST', '/api/v1/accounts/@dave/follow'),
      sendRequestAs('dave', 'POST', '/api/v1/follow_requests/@gina/reject'),
    ),
  ],
  [
    '861_notifications_dave_after_authorize',
    actionsInOrder(
      sendRequestAs('gina', 'POST', '/api/v1/accounts/@dave/follow'),
      sendRequestAs('dave', 'POST', '/api/v1/follow_requests/@gina/authorize'),
    ),
  ],
  [
    '862_context_with_muted',
    actionsInOrder(
      sendRequestAs('bob', 'POST', '/api/v1/accounts/@carol/mute'),
      postStatusAs('carol', { status: '@bob from a muted one' }, 'BCfozDdq4s209I0pc0'),
    ),
  ],
  [
    '863_blocked_user_status',
    actionsInOrder(
      sendRequestAs('bob', 'POST', '/api/v1/accounts/@carol/unmute'),
      sendRequestAs('bob', 'POST', '/api/v1/accounts/@carol/block'),
    ),
  ],
  [
    '864_home_with_irreversible_filter',
    actionsInOrder(
      sendRequestAs('bob', 'POST', '/api/v1/accounts/@carol/unblock'),
      sendRequestAs('bob', 'POST', '/api/v1/accounts/@carol/follow'),
      sendRequestAs('carol', 'POST', '/api/v1/accounts/@bob/follow'),
      replyToFirstPost('carol', '@bob seen again'),
      replyToFirstPost('carol', '@bob seen once more'),
    ),
  ],
  ['865_home_followed_hashtag', postStatusAs('gina', { status: 'not followed author #thread' })],
  [
    '868_post_media_only',
    actionsInOrder(uploadPhotoAs('alice', '145'), uploadPhotoAs('alice', '150')),
  ],
  [
    '277b_edit_poll_after_votes_same_options',
    postPollWithVote('carol', 'bob', ['a', 'b'], 'poll edit check', ['BCfpEWPOSNwrMvLmaW', '']),
  ],
  [
    '277e_edit_without_media_ids',
    postStatusAs('carol', { status: 'with media' }, 'BCfpEfGVWnBipyGJUG'),
  ],
]);
