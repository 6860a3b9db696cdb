/**
 * Every notice with the values in its message. The message is written by
 * `app/layout/notice-message.ts`, which must have one for each key; the text of an error is added
 * there.
 */
export interface NoticeArguments {
  'account.action_failed': { readonly action: string };
  'drafts.unreadable': undefined;
  'errors.storage_full': undefined;
  'errors.storage_unavailable': undefined;
  'language.not_loaded': undefined;
  'login.expired': undefined;
  'login.not_revoked': undefined;
  no_translation_target_set: { readonly language: string };
  'notifications.error': undefined;
  'push.forbidden': undefined;
  'push.noKey': undefined;
  'push.noWorker': undefined;
  'push.refused': undefined;
  'report.not_decided': undefined;
  'report.sent': { readonly acct: string };
  'settings.saving_err': undefined;
  'settings_profile.conflict': { readonly count: number };
  'settings_profile.creating': { readonly profile: string };
  'settings_profile.synchronization_error': undefined;
  'settings_profile.synchronized': undefined;
  'settings_profile.synchronizing': { readonly profile: string; readonly version: number };
  'status.action_failed': { readonly action: string };
  'status.conversation_muted': undefined;
  'status.conversation_still_muted': undefined;
  'status.deleted': undefined;
  'status.link_copied': undefined;
  'status.not_liked': undefined;
  'status.old_not_deleted': undefined;
  /** `at` is in ISO 8601. */
  'status.scheduled': { readonly at: string };
  'tag.error': { readonly tag: string };
  'timeline.error': undefined;
  /** The close code of the socket. */
  'timeline.socket_broke': { readonly code: number };
  'timeline.socket_reconnected': undefined;
  'version.new': undefined;
}

export type NoticeKind = keyof NoticeArguments;

/** Notices that offer an action; `app/layout/notice-message.ts` has the label of its button. */
export type NoticeWithAction = 'report.not_decided' | 'version.new';
