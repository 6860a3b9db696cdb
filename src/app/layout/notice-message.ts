import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { displayAddress } from '#lib/url/display-address.ts';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import type { NoticeContent } from '#session/notices/notices.ts';

type Arguments = NonNullable<NoticeContent['messageArgs']> & {
  /** The error message; empty if the notice has no error. */
  readonly error: string;
  readonly locale: string;
};

/** Message of each notice by its key. Lower layers only know the key. */
const messages: Readonly<Record<string, (args: Arguments, failure: unknown) => MessageDescriptor>> =
  {
    'timeline.error': (_, failure) =>
      withServerText(msg`Error fetching timeline, it will be tried again`, failure),
    'notifications.error': ({ error }) => msg`Error fetching notifications: ${error}`,
    'tag.error': ({ tag = '', error }) => msg`#${tag}: ${error}`,
    'timeline.socket_broke': ({ code = '' }) =>
      msg`Realtime connection lost: CloseEvent code ${String(code)}`,
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
    'push.refused': (_, failure) =>
      withServerText(msg`Push messages could not be set up.`, failure),
    'status.link_copied': () => msg`The link has been copied`,
    'status.scheduled': ({ at = '', locale }) =>
      msg`Your post will appear on ${formatDateTime(String(at), locale, 'full')}`,
    'status.deleted': () => msg`The post was deleted`,
    'status.action_failed': ({ action = '', error }) => msg`${String(action)}: ${error}`,
    'status.old_not_deleted': ({ error }) =>
      msg`The new post stands, but the old one could not be deleted: ${error}`,
    'account.action_failed': ({ action = '', error }) => msg`${String(action)}: ${error}`,
    'status.not_liked': ({ error }) => msg`The post could not be liked: ${error}`,
    'status.conversation_muted': () => msg`The conversation is muted`,
    'status.conversation_still_muted': ({ error }) =>
      msg`The conversation is still muted: ${error}`,
    no_translation_target_set: ({ language = '' }) =>
      msg`No language to translate into has been chosen, so it is ${String(language)}; you can choose another under the translation or in the settings.`,
    'report.sent': ({ acct = '' }) => {
      const address = displayAddress(String(acct));
      return msg`The report about ${address} has been sent`;
    },
    'report.not_decided': ({ error }) =>
      msg`What you decided about reports could not be sent: ${error}`,
    'settings.saving_err': ({ error }) => msg`Error saving settings: ${error}`,
    'settings_profile.synchronizing': ({ profile = '', version = '' }) =>
      msg`Saving the settings profile “${String(profile)}” as version ${String(version)} …`,
    'settings_profile.synchronized': () => msg`The settings profile has been saved`,
    'settings_profile.creating': ({ profile = '' }) =>
      msg`The server has no settings profile “${String(profile)}” yet; it is being made.`,
    'settings_profile.synchronization_error': ({ error }) =>
      msg`Could not synchronize the settings: ${error}`,
    'settings_profile.conflict': ({ count = '' }) =>
      msg`Settings changed on another device too: ${String(count)}. The later choice was kept.`,
    'language.not_loaded': () => msg`The words of this language could not be fetched, try again`,
    'login.expired': () =>
      msg`You have been signed out by the server. What you wrote is still here.`,
    'login.not_revoked': (_, failure) =>
      withServerText(
        msg`You are signed out here, but the server could not be told to end the sign-in.`,
        failure,
      ),
  };

/** Label of a notice's action button, by the notice's key. */
export const noticeActionLabels: Readonly<Record<string, MessageDescriptor>> = {
  'version.new': msg`Take it now`,
  'report.not_decided': msg`Try again`,
};

/** Returns a notice's message. An unknown key is a bug; the message then shows the key. */
export function noticeMessage(
  { messageKey, messageArgs, error }: NoticeContent,
  i18n: I18n,
): MessageDescriptor {
  const errorText = error === undefined ? '' : i18n._(errorMessage(error));
  return (
    messages[messageKey]?.({ ...messageArgs, error: errorText, locale: i18n.locale }, error) ??
    msg`Notice: ${messageKey}`
  );
}
