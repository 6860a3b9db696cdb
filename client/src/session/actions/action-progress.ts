import { createTable, type Table } from '#store/table.ts';
import type { Session, SessionPart } from '../session.ts';
import type { ActionLabel } from './action-label.ts';
import type { StatusActionContext } from './status-context.ts';

export interface TrackedAction {
  /** Identifies the action. A success removes the failure of an earlier action with the same id. */
  readonly id: string;
  readonly label: ActionLabel;
  /** Whether the button of the action is disabled while the action runs. */
  readonly marksBusy?: boolean;
  /** Runs the action. Rejects with the error to show. */
  readonly work: (context: StatusActionContext) => Promise<void> | void;
}

/**
 * The progress of an action that runs, waits or has failed. The entry of a successful action is
 * removed.
 */
export interface ActionProgress {
  readonly action: TrackedAction;
  /** True for a queued action that waits for a connection. It can be cancelled until then. */
  readonly isWaiting?: true;
  readonly failure?: {
    readonly error: unknown;
    /** Changes with each failure, so that screen readers announce a repeated failure again. */
    readonly nth: number;
  };
}

interface TargetProgress {
  /** Id of the status, or a key such as `follow ID`. */
  readonly id: string;
  /** At most one entry per action, oldest first. */
  readonly actions: readonly ActionProgress[];
}

/**
 * The running, waiting and failed actions of one session. They are stored outside of the cards,
 * since virtual lists unmount cards far from the screen while their requests may still fail.
 */
export const actionProgress: SessionPart<Table<TargetProgress>> = {
  name: 'action progress',
  create: ({ tables }) => createTable(tables.hub),
};

/**
 * Sets the progress of an action on a target. Removes the entry of the action if `progress` is
 * undefined.
 */
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
 * succeeds, and also raises a notice if nothing on screen shows this id. A success removes the
 * entry of the action. If `wasTried` returns false (the person declined the confirmation), an
 * earlier failure stays.
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
