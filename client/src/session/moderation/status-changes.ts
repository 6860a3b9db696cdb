import { updateStatusAsStaff } from '@rookery/contract/calls/admin-statuses.ts';
import { deleteStatus } from '@rookery/contract/calls/status-editing.ts';
import { ApiError } from '#api/api-error.ts';
import { removeStatus } from '../remove-status.ts';
import type { Session } from '../session.ts';

/* Each function changes the tables only after the server has accepted the change, and throws
   `ApiError` otherwise. */

/** Marks the media of another account's status as sensitive, or removes this mark. */
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

/** Deletes a status of another account. If it was deleted already, this counts as success. */
export async function deleteReportedStatus(session: Session, id: string): Promise<void> {
  try {
    await session.call(deleteStatus, { path: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
  }
  removeStatus(session, id);
}
