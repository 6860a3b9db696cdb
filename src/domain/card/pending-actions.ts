import { createTable, type Table } from '#entities/table.ts';
import type { Session, SessionPart } from '#session/session.ts';
import type { StatusActionContext } from './status-action.ts';

export interface PendingAction {
  /** Which it is: a success takes away what the same action has failed with. */
  readonly id: string;
  /** Its name, in the words of its button. */
  readonly label: string;
  /** It is noted while it is under way, and cannot be chosen again. */
  readonly marksBusy?: boolean;
  /** Rejects with the error to be told. */
  readonly work: (context: StatusActionContext) => Promise<void>;
}

/** How far an action has come: under way, or failed. One that went well is noted no more. */
export interface PendingNote {
  readonly action: PendingAction;
  /** It waits for the server to be reached, and can be taken back until then. */
  readonly isWaiting?: true;
  readonly failure?: {
    readonly error: unknown;
    /** Another with each failure: an action that fails again is told anew. */
    readonly nth: number;
  };
}

interface StatusPending {
  readonly id: string;
  /** At most one of each action, the oldest first. */
  readonly notes: readonly PendingNote[];
}

/**
 * What is done with the statuses of one session. It outlives the cards, which are taken away far from
 * the screen and with it, while a request of theirs may yet fail.
 */
export const pendingActions: SessionPart<Table<StatusPending>> = {
  name: 'pending actions',
  create: ({ tables }) => createTable(tables.hub),
};

/** Puts down how far an action with a status has come, in the place of what was noted of it before. */
export function notePending(
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
 * Notes how what is under way ends: its failure stands under `key` until the same succeeds, and is
 * told by a notice too where nobody sees what is noted there. What was not tried leaves all as it was.
 */
export function followPending(
  { part, notices }: Pick<Session, 'part' | 'notices'>,
  key: string,
  action: PendingAction,
  work: Promise<void>,
  wasTried = () => true,
): void {
  const pending = part(pendingActions);
  work.then(
    () => {
      if (wasTried()) notePending(pending, key, action);
    },
    (error: unknown) => {
      notePending(pending, key, action, [{ action, failure: { error, nth: pending.version } }]);
      if (pending.isWatched(key)) return;
      const messageKey = 'status.action_failed';
      const messageArgs = { action: action.label };
      notices.raise({ level: 'error', messageKey, messageArgs, error });
    },
  );
}
