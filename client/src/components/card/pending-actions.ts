import { createTable, type Table } from '#store/table.ts';
import type { Session, SessionPart } from '#session/session.ts';
import type { StatusActionContext } from './status-action.ts';

export interface PendingAction {
  /** Identifies the action: a success clears the failure with the same id. */
  readonly id: string;
  /** The label of its button. */
  readonly label: string;
  /** Registers the action while it runs and disables it. */
  readonly marksBusy?: boolean;
  /** Rejects with the error to show. */
  readonly work: (context: StatusActionContext) => Promise<void> | void;
}

/** The state of an action: running, waiting or failed. Successful actions are removed. */
export interface PendingNote {
  readonly action: PendingAction;
  /** Waits for a connection and can be cancelled until then. */
  readonly isWaiting?: true;
  readonly failure?: {
    readonly error: unknown;
    /** Changes with each failure, so that a repeated failure is announced again. */
    readonly nth: number;
  };
}

interface StatusPending {
  readonly id: string;
  /** At most one per action, oldest first. */
  readonly notes: readonly PendingNote[];
}

/**
 * The pending and failed actions on statuses of one session. They outlive the cards: virtual lists
 * unmount cards far from the screen while their requests may still fail.
 */
export const pendingActions: SessionPart<Table<StatusPending>> = {
  name: 'pending actions',
  create: ({ tables }) => createTable(tables.hub),
};

/** Sets the notes of an action on a status, replacing its previous ones. */
export function setPendingNotes(
  pending: Table<StatusPending>,
  id: string,
  action: PendingAction,
  note: readonly PendingNote[] = [],
): void {
  const others = pending.get(id)?.notes.filter((one) => one.action.id !== action.id) ?? [];
  const notes = [...others, ...note];
  if (notes.length > 0) pending.put({ id, notes });
  else pending.remove(id);
}

/**
 * Tracks the result of a running action. A failure is stored under `key` until the same action
 * succeeds, and also raises a notice if nothing on screen shows that key. If `wasTried` returns
 * false, nothing changes.
 */
export function trackPendingAction(
  { part, notices }: Pick<Session, 'part' | 'notices'>,
  key: string,
  action: PendingAction,
  work: Promise<void>,
  wasTried = () => true,
): void {
  const pending = part(pendingActions);
  work.then(
    () => {
      if (wasTried()) setPendingNotes(pending, key, action);
    },
    (error: unknown) => {
      setPendingNotes(pending, key, action, [{ action, failure: { error, nth: pending.version } }]);
      if (pending.isWatched(key)) return;
      const messageKey = 'status.action_failed';
      const messageArgs = { action: action.label };
      notices.raise({ level: 'error', messageKey, messageArgs, error });
    },
  );
}
