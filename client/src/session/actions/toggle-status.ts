import type { Call } from '@rookery/contract/call.ts';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import type { Schema } from '@rookery/contract/lenient-schema.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { toStatusViewerRow } from '#store/ingest/to-status-row.ts';
import type { StatusRow, StatusViewerRow } from '#store/rows/status-row.ts';
import { settleAllChanges } from '#store/optimistic.ts';
import type { Session } from '../session.ts';
import { queuedActions } from './queued-actions.ts';

/** A call on one status whose response is the updated status. */
interface StatusActionCall extends Call {
  readonly path: `/api/v1/statuses/:id/${string}`;
  readonly response: Schema<Status>;
}

export interface StatusToggle {
  /** First part of the key of this action among the queued actions, such as `favourite`. */
  readonly name: string;
  readonly on: StatusActionCall;
  readonly off: StatusActionCall;
  /** The field of the viewer's row that is switched. */
  readonly field: 'favourited' | 'reblogged' | 'bookmarked' | 'pinned' | 'threadMuted';
  /** The count of the status that increases or decreases with this field. */
  readonly count?: 'favouritesCount' | 'reblogsCount';
}

/**
 * Switches a state of a status on or off. The change is shown at once, one request is in flight at
 * a time, and the last click determines the state. Rejects with the error to show.
 */
export function toggleStatus(
  { tables, part, call, load, viewerId }: Session,
  { name, on, off, field, count }: StatusToggle,
  id: string,
  wanted: boolean,
): Promise<void> {
  const ingest = (wire: Status, requestedAt: number): void => {
    ingestStatus(tables, wire, { requestedAt, viewerId });
  };
  return part(queuedActions).request<Status>(`${name}:${id}`, wanted, {
    patch(isOn) {
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
      return settleAllChanges(settles);
    },
    send: async (isOn) => (await call(isOn ? on : off, { path: { id } })).value,
    ingest,
    async fetchState() {
      return await load(getStatus, { path: { id } }, (wire, { requestedAt }) => {
        ingest(wire, requestedAt);
        return toStatusViewerRow(wire)[field];
      });
    },
  });
}
