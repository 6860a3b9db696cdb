import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { displayAddress } from '#lib/url/display-address.ts';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import type { Notice, NoticeArguments, NoticeKind, NoticeWithAction } from '#session/notices.ts';

interface MessageContext {
  /** The text of the notice's error; empty without one. */
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

/** The message of each notice. */
const messages: NoticeMessages = {
  'timeline.error': (_, { failure }) =>
    withServerText(msg`Error fetching timeline, it will be tried again`, failure),
  'notifications.error': (_, { error }) => msg`Error fetching notifications: ${error}`,
  'tag.error': ({ tag }, { error }) => msg`#${tag}: ${error}`,
  'timeline.socket_broke': ({ code }) => msg`Realtime connection lost: CloseEvent code ${code}`,
  'timeline.socket_reconnected': () => msg`Realtime connection is back`,
  'errors.storage_unavailable': () =>
    msg`This browser does not let the page store anything: the login and the settings will not be saved. Try enabling cookies.`,
  'errors.storage_full': () =>
    msg`The storage of this browser for this site is full: new settings and drafts are lost when you close the page. Free some space in the settings, under “Version”.`,
  'drafts.unreadable': () =>
    msg`Something that you wrote here could not be read. Its text stands among the drafts, to be copied.`,
  'version.new': () => msg`A new version is ready; it is taken at the next start.`,
  'push.noKey': () => msg`This server has no key for push messages.`,
  'push.forbidden': () => msg`This browser does not allow the page to notify you.`,
  'push.noWorker': () => msg`This browser cannot receive push messages for the page.`,
  'push.refused': (_, { failure }) =>
    withServerText(msg`Push messages could not be set up.`, failure),
  'status.link_copied': () => msg`The link has been copied`,
  'status.scheduled': ({ at }, { locale }) =>
    msg`Your post will appear on ${formatDateTime(at, locale, 'full')}`,
  'status.deleted': () => msg`The post was deleted`,
  'status.action_failed': ({ action }, { error }) => msg`${action}: ${error}`,
  'status.old_not_deleted': (_, { error }) =>
    msg`The new post stands, but the old one could not be deleted: ${error}`,
  'account.action_failed': ({ action }, { error }) => msg`${action}: ${error}`,
  'status.not_liked': (_, { error }) => msg`The post could not be liked: ${error}`,
  'status.conversation_muted': () => msg`The conversation is muted`,
  'status.conversation_still_muted': (_, { error }) =>
    msg`The conversation is still muted: ${error}`,
  no_translation_target_set: ({ language }) =>
    msg`No language to translate into has been chosen, so it is ${language}; you can choose another under the translation or in the settings.`,
  'report.sent': ({ acct }) => {
    const address = displayAddress(acct);
    return msg`The report about ${address} has been sent`;
  },
  'report.not_decided': (_, { error }) =>
    msg`What you decided about reports could not be sent: ${error}`,
  'settings.saving_err': (_, { error }) => msg`Error saving settings: ${error}`,
  'settings_profile.synchronizing': ({ profile, version }) =>
    msg`Saving the settings profile “${profile}” as version ${version} …`,
  'settings_profile.synchronized': () => msg`The settings profile has been saved`,
  'settings_profile.creating': ({ profile }) =>
    msg`The server has no settings profile “${profile}” yet; it is being made.`,
  'settings_profile.synchronization_error': (_, { error }) =>
    msg`Could not synchronize the settings: ${error}`,
  'settings_profile.conflict': ({ count }) =>
    msg`Settings changed on another device too: ${count}. The later choice was kept.`,
  'language.not_loaded': () => msg`The words of this language could not be fetched, try again`,
  'login.expired': () => msg`You have been signed out by the server. What you wrote is still here.`,
  'login.not_revoked': (_, { failure }) =>
    withServerText(
      msg`You are signed out here, but the server could not be told to end the sign-in.`,
      failure,
    ),
};

/** The label of the action of each notice that offers one. */
export const noticeActionLabels: Readonly<Record<NoticeWithAction, MessageDescriptor>> = {
  'version.new': msg`Take it now`,
  'report.not_decided': msg`Try again`,
};

/** Returns a notice's message. */
export function noticeMessage<Kind extends NoticeKind>(
  { messageKey, messageArgs, error: failure }: Notice<Kind>,
  i18n: I18n,
): MessageDescriptor {
  const error = failure === undefined ? '' : i18n._(errorMessage(failure));
  return messages[messageKey](messageArgs, { error, failure, locale: i18n.locale });
}
