import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { readDraft, type StatusRequestBody } from '#rules/read-draft.ts';
import { accountById } from '#store/accounts.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import type { AccountRow } from '#store/rows.ts';
import {
  deleteScheduled,
  dueScheduled,
  insertScheduled,
  scheduledCount,
  type ScheduledRow,
} from '#store/scheduled-statuses.ts';
import { postStatus } from './post-status.ts';

const day = 86_400_000;
const maxPerDay = 25;
const maxTotal = 300;

/** Stores a status to be posted later with all its parameters. */
export function scheduleStatus(
  instance: Instance,
  member: AccountRow,
  posted: StatusRequestBody,
  time: number,
): ScheduledRow {
  const { database } = instance;
  const midnight = time - (time % day);
  if (scheduledCount(database, member.id, [midnight, midnight + day]) >= maxPerDay)
    throw new HttpError(422, 'daily limit exceeded');
  if (scheduledCount(database, member.id) >= maxTotal)
    throw new HttpError(422, 'total limit exceeded');
  return insertScheduled(database, {
    account_id: member.id,
    scheduled_at: time,
    parameters: JSON.stringify(posted),
  });
}

/** Posts the statuses that are due. Drops those that are no longer valid. */
export function publishScheduled(instance: Instance): void {
  const { database } = instance;
  for (const { id, account_id, parameters } of dueScheduled(database, instance.now())) {
    const author = accountById(database, account_id);
    try {
      database.transaction(() => {
        deleteScheduled(database, id);
        if (author?.active === 1)
          postStatus(
            instance,
            author,
            readDraft(fromJsonColumn<StatusRequestBody>(parameters), author),
          );
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      deleteScheduled(database, id);
    }
  }
}
