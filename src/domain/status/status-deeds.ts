import { createTable, type Table } from '#entities/table.ts';
import type { Session, SessionPart } from '#session/session.ts';
import type { StatusActionContext } from './actions/status-action.ts';

/** Something done with a status. */
export interface Deed {
  /** Which it is: a success takes away what the same deed has failed with. */
  readonly id: string;
  /** Its name, in the words of its button. */
  readonly label: string;
  /** It is noted while it is under way, and cannot be chosen again. */
  readonly marksBusy?: boolean;
  /** Rejects with the error to be told. */
  readonly work: (context: StatusActionContext) => Promise<void>;
}

/** How far a deed has come: under way, or failed. One that went well is noted no more. */
export interface DeedNote {
  readonly deed: Deed;
  readonly failure?: {
    readonly error: unknown;
    /** Another with each failure: a deed that fails again is told anew. */
    readonly nth: number;
  };
}

interface StatusDeeds {
  readonly id: string;
  /** At most one of each deed, the oldest first. */
  readonly notes: readonly DeedNote[];
}

/**
 * What is done with the statuses of one session. It outlives the cards, which are taken away far from
 * the screen and with it, while a request of theirs may yet fail.
 */
export const statusDeeds: SessionPart<Table<StatusDeeds>> = {
  name: 'status deeds',
  create: ({ tables }) => createTable(tables.hub),
};

/** Puts down how far a deed with a status has come, in the place of what was noted of it before. */
export function noteDeed(
  deeds: Table<StatusDeeds>,
  id: string,
  deed: Deed,
  note: readonly DeedNote[] = [],
): void {
  const others = deeds.get(id)?.notes.filter((one) => one.deed.id !== deed.id) ?? [];
  const notes = [...others, ...note];
  if (notes.length > 0) deeds.put({ id, notes });
  else deeds.remove(id);
}

/**
 * Notes how what is under way ends: its failure stands under `key` until the same succeeds, and is
 * told by a notice too where nobody sees what is noted there. What was not tried leaves all as it was.
 */
export function followDeed(
  { part, notices }: Pick<Session, 'part' | 'notices'>,
  key: string,
  deed: Deed,
  work: Promise<void>,
  wasTried = () => true,
): void {
  const deeds = part(statusDeeds);
  work.then(
    () => {
      if (wasTried()) noteDeed(deeds, key, deed);
    },
    (error: unknown) => {
      noteDeed(deeds, key, deed, [{ deed, failure: { error, nth: deeds.version } }]);
      if (deeds.isWatched(key)) return;
      const messageKey = 'status.action_failed';
      const messageArgs = { action: deed.label };
      notices.raise({ level: 'error', messageKey, messageArgs, error });
    },
  );
}
