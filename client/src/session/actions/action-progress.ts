import { createTable, type Table } from '#store/table.ts';
import type { Session, SessionPart } from '../session.ts';
import type { ActionLabel } from './action-label.ts';
import type { StatusActionContext } from './status-context.ts';

export interface TrackedAction {
  /** Identifies the action: a success clears the failure with the same id. */
  readonly id: string;
  readonly label: ActionLabel;
  /** Registers the action while it runs and disables it. */
  readonly marksBusy?: boolean;
  /** Rejects with the error to show. */
  readonly work: (context: StatusActionContext) => Promise<void> | void;
}

/** The progress of an action: running, waiting or failed. Successful actions are removed. */
export interface ActionProgress {
  readonly action: TrackedAction;
  /** A queued action that waits for a connection and can be cancelled until then. */
  readonly isWaiting?: true;
  readonly failure?: {
    readonly error: unknown;
    /** Changes with each failure, so that a repeated failure is announced again. */
    readonly nth: number;
  };
}

interface TargetProgress {
  /** The id of the status, or a key such as `follow ID`. */
  readonly id: string;
  /** At most one per action, oldest first. */
  readonly actions: readonly ActionProgress[];
}

/**
 * The running, waiting and failed actions of one session. They outlive the cards: virtual lists
 * unmount cards far from the screen while their requests may still fail.
 */
export const actionProgress: SessionPart<Table<TargetProgress>> = {
  name: 'action progress',
  create: ({ tables }) => createTable(tables.hub),
};

/** Sets the progress of an action on a target, or removes it if `progress` is undefined. */
export function setActionProgress(
  table: Table<TargetProgress>,
  id: string,
  action: TrackedAction,
  progress?: Omit<ActionProgress, 'action'>,
): void {
  const others = table.get(id)?.actions.filter((one) => one.action.id !== action.id) ?? [];
  const actions = progress ? [...others, { action, ...progress }] : others;
  if (actions.length > 0) table.put({ id, actions });
  else table.remove(id);
}

/**
 * Tracks the result of a running action. A failure is stored under `id` until the same action
 * succeeds, and also raises a notice if nothing on screen shows that id. If `wasTried` returns
 * false, nothing changes.
 */
export function trackAction(
  { part, notices }: Pick<Session, 'part' | 'notices'>,
  id: string,
  action: TrackedAction,
  work: Promise<void>,
  wasTried = () => true,
): void {
  const table = part(actionProgress);
  work.then(
    () => {
      if (wasTried()) setActionProgress(table, id, action);
    },
    (error: unknown) => {
      setActionProgress(table, id, action, { failure: { error, nth: table.version } });
      if (table.isWatched(id)) return;
      const messageKey = 'status.action_failed';
      const messageArgs = { action: action.label };
      notices.raise({ level: 'error', messageKey, messageArgs, error });
    },
  );
}
