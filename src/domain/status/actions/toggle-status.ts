import type { Call } from '#contract/call.ts';
import { getStatus } from '#contract/calls/statuses.ts';
import type { Schema } from '#contract/lenient.ts';
import type { Status } from '#contract/schemas/status.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { statusViewerRow } from '#entities/ingest/status-viewer-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { StatusViewerRow } from '#entities/rows/status-viewer-row.ts';
import { settleAll } from '#entities/toggle-queue.ts';
import type { Session } from '#session/session.ts';

/** A call on one status that answers it as it then is. */
interface StatusActionCall extends Call {
  readonly path: `/api/v1/statuses/:id/${string}`;
  readonly answer: Schema<Status>;
}

export interface StatusToggle {
  /** Names the queue: `favourite`, `bookmark`. */
  readonly name: string;
  readonly on: StatusActionCall;
  readonly off: StatusActionCall;
  /** What of the viewer's row says that it is on. */
  readonly field: 'favourited' | 'reblogged' | 'bookmarked' | 'pinned' | 'threadMuted';
  /** The count that goes with it. */
  readonly count?: 'favouritesCount' | 'reblogsCount';
}

/**
 * Switches something on or off for a status: shown at once, sent one at a time, the last press
 * wins. Rejects with the error to be told.
 */
export function toggleStatus(
  { tables, toggles, call, load, viewerId }: Session,
  { name, on, off, field, count }: StatusToggle,
  id: string,
  wanted: boolean,
): Promise<void> {
  const learn = (answer: Status, askedAt: number): void => {
    ingestStatus(tables, answer, { askedAt, viewerId });
  };
  return toggles.press<Status>(`${name}:${id}`, wanted, {
    show(isOn) {
      const before = tables.statusViewers.get(id)?.[field] ?? false;
      const change: Partial<StatusViewerRow> = { [field]: isOn };
      const settles = [tables.statusViewers.patch(id, change)];
      if (count !== undefined && before !== isOn) {
        const step = isOn ? 1 : -1;
        const recount = (base: StatusRow | undefined): Partial<StatusRow> => ({
          [count]: Math.max(0, (base?.[count] ?? 0) + step),
        });
        settles.push(tables.statuses.patch(id, recount));
      }
      return settleAll(settles);
    },
    send: async (isOn) => (await call(isOn ? on : off, { path: { id } })).value,
    learn,
    async ask() {
      return await load(getStatus, { path: { id } }, (wire, { askedAt }) => {
        learn(wire, askedAt);
        return statusViewerRow(wire)[field];
      });
    },
  });
}
