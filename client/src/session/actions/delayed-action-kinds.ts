import type { CallOptions } from '#api/transport.ts';
import { unfollowAccount } from '@rookery/contract/calls/follows.ts';
import { deleteStatus } from '@rookery/contract/calls/status-editing.ts';
import type { SettleChange } from '#store/optimistic.ts';
import type { NoticeContent } from '../notices.ts';
import { removeStatus, subtractReply } from '../remove-status.ts';
import type { Session } from '../session.ts';
import { trackAction } from './action-progress.ts';
import type { DelayedActionKind } from './action-label.ts';
import { hiddenStatuses } from './hidden-statuses.ts';
import { toggleFollow } from './toggle-follow.ts';

type NoticeOptions = Pick<NoticeContent, 'level' | 'replaceKey' | 'timeoutMs' | 'undo' | 'onEnd'>;

/** What differs between the kinds of delayed actions. `id` is that of a status or an account. */
interface DelayedKind {
  /** Shows the result at once, until the returned function settles the change. */
  readonly show: (session: Session, id: string) => SettleChange;
  /** Sends the request. */
  readonly send: (session: Session, id: string) => Promise<unknown>;
  /** Sends the request from a page that is being closed. */
  readonly sendOnLeaving: (session: Session, id: string, options: CallOptions) => Promise<unknown>;
  /** Writes the result into the tables. */
  readonly ingest: (session: Session, id: string) => void;
  /** Raises the notice that offers to undo the action on `id` and on the others of `count`. */
  readonly raise: (session: Session, id: string, count: number, options: NoticeOptions) => void;
  /** Shows that the server refused the action; `again` requests it again. */
  readonly report: (session: Session, id: string, error: unknown, again: () => void) => void;
}

/** Removes a status from the lists without changing them. */
function hide({ part }: Session, id: string): () => void {
  const { getState, setState } = part(hiddenStatuses);
  setState(new Set([...getState(), id]), true);
  return () => setState(new Set([...getState()].filter((one) => one !== id)), true);
}

export const delayedActionKinds: Readonly<Record<DelayedActionKind, DelayedKind>> = {
  delete: {
    show(session, id) {
      const settle = session.tables.statuses.patch(id, { isDeleted: true });
      const unhide = hide(session, id);
      return (learn) => {
        settle(learn);
        unhide();
      };
    },
    send: ({ call }, id) => call(deleteStatus, { path: { id } }),
    sendOnLeaving: ({ call }, id, options) => call(deleteStatus, { path: { id }, ...options }),
    ingest(session, id) {
      subtractReply(session.tables, id);
      removeStatus(session, id);
    },
    raise: ({ notices }, _, count, options) =>
      notices.raise({ ...options, messageKey: 'status.deleting', messageArgs: { count } }),
    report: (session, id, error, again) =>
      trackAction(
        session,
        id,
        { id: 'delete', label: { kind: 'delete' }, work: again },
        Promise.reject(error),
      ),
  },
  unfollow: {
    show: ({ tables }, id) =>
      tables.relationships.patch(id, { following: false, requested: false }),
    send: (session, id) => toggleFollow(session, session.tables.accounts.get(id) ?? { id }, false),
    sendOnLeaving: ({ call }, id, options) => call(unfollowAccount, { path: { id }, ...options }),
    /* The toggle has written the response. */
    ingest: () => undefined,
    raise({ notices, tables }, id, count, options) {
      const messageArgs = { acct: tables.accounts.get(id)?.acct ?? '', count };
      notices.raise({ ...options, messageKey: 'account.unfollowed', messageArgs });
    },
    report: ({ notices }, _, error) =>
      notices.raise({
        level: 'error',
        messageKey: 'account.action_failed',
        messageArgs: { action: { kind: 'unfollow' } },
        error,
      }),
  },
};
