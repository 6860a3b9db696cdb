import { createStore } from 'zustand/vanilla';
import { isBrowserOffline } from '#lib/is-browser-offline.ts';
import type { ActionLabel } from './actions/action-label.ts';
import type { UndoneBlock } from './actions/undone-block.ts';
import type { PushFailure } from './notifications/push-failure.ts';

/**
 * All kinds of notices, with the values in their messages. `app/layout/notices/notice-message.ts`
 * has a message for each key, and adds the text of an error.
 */
export interface NoticeArguments {
  /** `undoing` says what undoing the block cannot restore as it was. */
  'account.blocked': { readonly acct: string; readonly undoing: UndoneBlock };
  'account.muted': { readonly acct: string };
  /** `count` is the number of unfollowed accounts; `acct` is the last one. */
  'account.unfollowed': { readonly acct: string; readonly count: number };
  'account.action_failed': { readonly action: ActionLabel };
  'drafts.unreadable': undefined;
  'errors.storage_full': undefined;
  'errors.storage_unavailable': undefined;
  'language.not_loaded': undefined;
  'login.expired': undefined;
  /** The token lacks a scope for what was attempted. */
  'login.narrowed': undefined;
  'login.not_started': undefined;
  'login.not_revoked': undefined;
  no_translation_target_set: { readonly language: string };
  'notifications.error': undefined;
  'push.failed': { readonly kind: PushFailure };
  'report.not_decided': undefined;
  'report.sent': { readonly acct: string };
  'settings.saving_err': undefined;
  'settings_profile.conflict': { readonly count: number };
  'settings_profile.creating': { readonly profile: string };
  'settings_profile.synchronization_error': undefined;
  'settings_profile.synchronized': undefined;
  'settings_profile.synchronizing': { readonly profile: string; readonly version: number };
  'status.action_failed': { readonly action: ActionLabel };
  'status.bookmarked': undefined;
  'status.bookmark_removed': undefined;
  'status.conversation_muted': undefined;
  'status.conversation_still_muted': undefined;
  'status.conversation_unmuted': undefined;
  'status.deleted': undefined;
  /** `count` is the number of statuses that are deleted when the notice disappears. */
  'status.deleting': { readonly count: number };
  /** `count` is the number of files that the server did not attach to a post. */
  'status.files_missing': { readonly count: number };
  'status.link_copied': undefined;
  'status.not_liked': undefined;
  'status.old_not_deleted': undefined;
  'status.pinned': undefined;
  'status.unpinned': undefined;
  'status.quote_policy_saved': undefined;
  'status.quote_removed': undefined;
  /** `at` is the scheduled time in ISO 8601. */
  'status.scheduled': { readonly at: string };
  'tag.error': { readonly tag: string };
  'tag.featured': { readonly tag: string };
  'tag.unfeatured': { readonly tag: string };
  'tag.feature_failed': { readonly tag: string };
  'timeline.error': undefined;
  'timeline.socket_broke': undefined;
  /** `code` is the close code of the socket. */
  'timeline.socket_closed': { readonly code: number | undefined };
  'timeline.socket_reconnected': undefined;
  'version.new': undefined;
}

export type NoticeKind = keyof NoticeArguments;

/**
 * Notices with a button for an action. `app/layout/notices/notice-message.ts` has the label of each
 * button.
 */
export type NoticeKindWithAction =
  | 'login.narrowed'
  | 'report.not_decided'
  | 'settings_profile.synchronization_error'
  | 'status.scheduled'
  | 'timeline.socket_broke'
  | 'version.new';

type NoticeLevel = 'error' | 'warning' | 'info' | 'success';

interface NoticeOptions<Kind extends NoticeKind> {
  readonly level: NoticeLevel;
  readonly messageKey: Kind;
  /** The error that caused the notice. The interface adds its text to the message. */
  readonly error?: unknown;
  /**
   * Whether the notice reports something that the viewer did not start, such as a refresh. It is
   * then not raised while the browser is offline, since a line on the page says so (R-ERR-010).
   */
  readonly isBackground?: boolean;
  /**
   * Whether screen readers do not announce the notice, because the screen on which the action
   * failed announces it itself.
   */
  readonly isQuiet?: boolean;
  /** Milliseconds until the notice disappears. If absent, it stays until it is dismissed. */
  readonly timeoutMs?: number;
  /**
   * A later notice with the same `replaceKey` replaces this one, as the result of an action
   * replaces its progress.
   */
  readonly replaceKey?: string;
  /** Undoes the action that the notice confirms. Called by `undo`, which removes the notice. */
  readonly undo?: () => void;
  /** Called when the notice disappears without having been undone or replaced by its `replaceKey`. */
  readonly onEnd?: () => void;
  /** Performs the action offered by the notice. */
  readonly action?: Kind extends NoticeKindWithAction ? () => void : never;
}

/** The content of a notice as data; the interface has the texts (R-ERR-004). */
export type NoticeContent = {
  [Kind in NoticeKind]: NoticeOptions<Kind> &
    (NoticeArguments[Kind] extends undefined
      ? { readonly messageArgs?: undefined }
      : { readonly messageArgs: NoticeArguments[Kind] });
}[NoticeKind];

/** A notice on the screen. Its kind determines its arguments. */
export type Notice<Kinds extends NoticeKind = NoticeKind> = {
  [Kind in Kinds]: NoticeOptions<Kind> & {
    readonly messageArgs: NoticeArguments[Kind];
    readonly id: number;
  };
}[Kinds];

/** Maximum number of notices on the screen. The oldest are removed. */
const maxNotices = 5;

function replaces(one: NoticeContent, other: Notice): boolean {
  if (one.replaceKey !== undefined && one.replaceKey === other.replaceKey) return true;
  return (
    one.messageKey === other.messageKey &&
    JSON.stringify(one.messageArgs) === JSON.stringify(other.messageArgs)
  );
}

/** Milliseconds for which a notice stays after it was hovered or had the focus. */
const resumeMs = 2000;

/** Creates the list of notices of a session, which is empty at first. */
export function createNotices() {
  const store = createStore<readonly Notice[]>(() => []);
  /* Ids of the notices whose time ended while the notices were paused. */
  const overdue = new Set<number>();
  let isPaused = false;
  let lastId = 0;

  const removeNotice = (id: number): Notice | undefined => {
    const notice = store.getState().find((one) => one.id === id);
    if (notice) store.setState((notices) => notices.filter((one) => one !== notice), true);
    return notice;
  };
  const dismiss = (id: number): void => removeNotice(id)?.onEnd?.();
  const expire = (id: number): void => {
    if (isPaused) overdue.add(id);
    else dismiss(id);
  };
  return {
    store,
    dismiss,
    /** Removes a notice and undoes the action that it confirms. */
    undo: (id: number): void => removeNotice(id)?.undo?.(),
    /** Keeps all notices while one is hovered or has the focus, and for a moment after that. */
    pause(shouldPause: boolean) {
      isPaused = shouldPause;
      if (shouldPause) return;
      for (const id of overdue) setTimeout(() => expire(id), resumeMs);
      overdue.clear();
    },
    /** Shows a notice. It replaces a notice with the same `replaceKey` or the same message. */
    raise(content: NoticeContent) {
      if (content.isBackground && isBrowserOffline()) return;
      lastId += 1;
      const notice: Notice = { messageArgs: undefined, ...content, id: lastId };
      const { timeoutMs, replaceKey } = content;
      for (const other of store.getState().filter((one) => replaces(content, one))) {
        if (replaceKey !== undefined && other.replaceKey === replaceKey) removeNotice(other.id);
        else dismiss(other.id);
      }
      store.setState((notices) => [...notices, notice], true);
      for (const { id } of store.getState().slice(0, -maxNotices)) dismiss(id);
      if (timeoutMs !== undefined) setTimeout(() => expire(notice.id), timeoutMs);
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
