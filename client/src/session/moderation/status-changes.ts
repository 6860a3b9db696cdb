import { updateStatusAsStaff } from '@rookery/contract/calls/admin-statuses.ts';
import { deleteStatus } from '@rookery/contract/calls/status-editing.ts';
import { ApiError } from '#api/api-error.ts';
import { removeStatus } from '../remove-status.ts';
import type { Session } from '../session.ts';

/* Each updates the table only after the server has accepted the change, and throws `ApiError`
   otherwise. */

/** Covers or uncovers the media of somebody's status. */
export async function changeStatusSensitivity(
  { load }: Session,
  id: string,
  sensitive: boolean,
): Promise<void> {
  const values = { path: { id }, body: { sensitive } };
  await load(updateStatusAsStaff, values, (_, { tables, requestedAt }) => {
    tables.statuses.merge({ id, sensitive }, requestedAt);
  });
}

/** Deletes somebody's status. One that is already deleted counts as success. */
export async function deleteReportedStatus(session: Session, id: string): Promise<void> {
  try {
    await session.call(deleteStatus, { path: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
  }
  removeStatus(session, id);
}
