import { msg, plural } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { displayAddress } from '#lib/url/display-address.ts';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { actionLabel } from '#components/request/action-label.ts';
import { pushFailureMessage } from '#components/notification/push-message.ts';
import type { ActionLabel } from '#session/actions/action-label.ts';
import type { UndoneBlock } from '#session/actions/undone-block.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import type {
  Notice,
  NoticeArguments,
  NoticeKind,
  NoticeKindWithAction,
} from '#session/notices.ts';

interface MessageContext {
  /** The text of the notice's error; empty if the notice has none. */
  readonly error: string;
  readonly failure: unknown;
  readonly locale: string;
}

type NoticeMessages = {
  readonly [Kind in NoticeKind]: (
    messageArgs: NoticeArguments[Kind],
    context: MessageContext,
  ) => MessageDescriptor;
};

function actionFailed(label: ActionLabel, error: string): MessageDescriptor {
  const action = actionLabel(label);
  return msg({
    message: `“${action}” failed: ${error}`,
    comment: '{action} is the label of an action, such as “Like” or “Follow”',
  });
}

/** Says that an account was blocked, and what undoing that cannot restore as it was. */
function blockedMessage(account: string, { follow, losesFollower }: UndoneBlock) {
  if (follow === 'requests')
    return losesFollower
      ? msg`${account} blocked. Undo sends a new follow request, but can’t make them follow you again.`
      : msg`${account} blocked. Undo sends a new follow request.`;
  return losesFollower
    ? msg`${account} blocked. Undo can’t make them follow you again.`
    : msg`${account} blocked`;
}

/** The message of each kind of notice. */
const messages: NoticeMessages = {
  'timeline.error': (_, { failure }) =>
    withServerText(msg`Couldn’t load the timeline. Trying again…`, failure),
  'notifications.error': (_, { error }) => msg`Error fetching notifications: ${error}`,
  'tag.error': ({ tag }, { error }) =>
    msg`Couldn’t follow or unfollow ${{ tag: `#${tag}` }}: ${error}`,
  'tag.featured': ({ tag }) => msg`${{ tag: `#${tag}` }} is on your profile now`,
  'tag.unfeatured': ({ tag }) => msg`${{ tag: `#${tag}` }} is no longer on your profile`,
  'tag.feature_failed': ({ tag }, { error }) =>
    msg`Couldn’t change ${{ tag: `#${tag}` }} on your profile: ${error}`,
  'timeline.socket_broke': () => msg`Realtime connection lost. New posts may appear a little late.`,
  'timeline.socket_closed': ({ code = '' }) => {
    const number = String(code);
    return msg({
      message: `Realtime connection lost: CloseEvent code ${number}`,
      comment: '{number} is a code for experts, such as 1006; “CloseEvent” is its technical name',
    });
  },
  'timeline.socket_reconnected': () => msg`Live updates are back`,
  'errors.storage_unavailable': () =>
    msg`Storage is blocked in this browser, so your login and settings won’t be saved. Try enabling cookies.`,
  'errors.storage_full': () =>
    msg`Browser storage for this site is full. New settings and drafts will be lost when you close the page. Free up space in Settings under “Data”.`,
  'drafts.unreadable': () => msg`A draft is damaged. You can copy its text from Drafts.`,
  'version.new': () => msg`A new version is available.`,
  'push.failed': ({ kind }, { failure }) => pushFailureMessage(kind, failure),
  'status.link_copied': () => msg`Link copied`,
  'status.scheduled': ({ at }, { locale }) => {
    const date = formatDateTime(at, locale, 'weekday');
    return msg({
      message: `Your post is scheduled for ${date}`,
      comment: '{date} is a date with a time',
    });
  },
  'status.bookmarked': () =>
    msg({ message: 'Bookmarked', comment: 'Notice: this post is in your bookmarks now' }),
  'status.bookmark_removed': () => msg`Bookmark removed`,
  'status.pinned': () => msg`Pinned to your profile`,
  'status.unpinned': () => msg`Unpinned from your profile`,
  'status.deleted': () => msg`Post deleted`,
  'status.deleting': ({ count }) =>
    msg`${plural(count, { one: 'Post deleted', other: '# posts deleted' })}`,
  'status.quote_policy_saved': () => msg`Saved who can quote this post`,
  'status.quote_removed': () => msg`Your post was removed from the quote`,
  'status.action_failed': ({ action }, { error }) => actionFailed(action, error),
  'status.old_not_deleted': (_, { error }) =>
    msg`The new post was sent, but the old one couldn’t be deleted: ${error}`,
  'status.files_missing': ({ count }) =>
    msg`${plural(count, { one: 'The server left # file out of your post.', other: 'The server left # files out of your post.' })}`,
  'account.muted': ({ acct }) => msg`${{ account: displayAddress(acct) }} muted`,
  'account.blocked': ({ acct, undoing }) => blockedMessage(displayAddress(acct), undoing),
  'account.unfollowed': ({ acct, count }) =>
    count === 1
      ? msg`${{ account: displayAddress(acct) }} unfollowed`
      : msg`${plural(count, { one: '# person unfollowed', other: '# people unfollowed' })}`,
  'account.action_failed': ({ action }, { error }) => actionFailed(action, error),
  'status.not_liked': (_, { error }) => msg`Couldn’t like the post: ${error}`,
  'status.conversation_muted': () => msg`Conversation muted`,
  'status.conversation_unmuted': () => msg`Conversation unmuted`,
  'status.conversation_still_muted': (_, { error }) =>
    msg`Couldn’t unmute the conversation: ${error}`,
  no_translation_target_set: ({ language }) =>
    msg`Translated into ${language}. You can choose another language below the translation or in Settings.`,
  'report.sent': ({ acct }) => {
    const address = displayAddress(acct);
    return msg`${address} reported`;
  },
  'report.not_decided': (_, { error }) => msg`Couldn’t save your report decisions: ${error}`,
  'settings.saving_err': (_, { error }) => msg`Error saving settings: ${error}`,
  'settings_profile.synchronizing': ({ profile, version }) =>
    msg`Saving the settings profile “${profile}” as version ${version}…`,
  'settings_profile.synchronized': () => msg`Settings synced`,
  'settings_profile.creating': ({ profile }) =>
    msg`Creating the settings profile “${profile}” on the server…`,
  'settings_profile.synchronization_error': (_, { error }) => msg`Couldn’t sync settings: ${error}`,
  'settings_profile.conflict': ({ count }) =>
    msg`${plural(count, { one: '# setting was also changed on another device. The latest change was kept.', other: '# settings were also changed on another device. The latest change was kept.' })}`,
  'language.not_loaded': () => msg`Couldn’t load this language. Try again.`,
  'login.expired': () => msg`The server logged you out. Your text is still here.`,
  'login.narrowed': () => msg`Your login doesn’t allow this. Log in again to allow it.`,
  'login.not_started': (_, { error }) => msg`Couldn’t open the server’s login page: ${error}`,
  'login.not_revoked': (_, { failure }) =>
    withServerText(
      msg`You’re logged out on this device, but the session on the server is still active. To end it, log in and open Settings › Security.`,
      failure,
    ),
};

/** The label of the action of each kind of notice that offers one. */
export const noticeActionLabels: Readonly<Record<NoticeKindWithAction, MessageDescriptor>> = {
  'login.narrowed': msg`Log in again`,
  'version.new': msg`Reload`,
  'report.not_decided': msg`Try again`,
  'settings_profile.synchronization_error': msg`Try again`,
  'status.scheduled': msg`Scheduled posts`,
  'timeline.socket_broke': msg`Details`,
};

/** Returns a notice's message. */
export function noticeMessage<Kind extends NoticeKind>(
  { messageKey, messageArgs, error: failure }: Notice<Kind>,
  i18n: I18n,
): MessageDescriptor {
  const error = failure === undefined ? '' : i18n._(errorMessage(failure));
  return messages[messageKey](messageArgs, { error, failure, locale: i18n.locale });
}
