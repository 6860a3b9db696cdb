import * as calls from '@rookery/contract/calls/scheduled-statuses.ts';
import type { Instance } from '#context.ts';
import { emptyResponse } from '#http/route-response.ts';
import { listResponse } from '#http/list-response.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { readPage } from '#rules/paging.ts';
import { isSchedulable, readScheduledTime } from '#rules/schedule.ts';
import type { AccountRow } from '#store/rows.ts';
import {
  deleteScheduled,
  reschedule,
  ownScheduled,
  scheduledPage,
  type ScheduledRow,
} from '#store/scheduled-statuses.ts';
import { scheduledView } from '#views/scheduled-view.ts';

function requiredScheduled(instance: Instance, member: AccountRow, id: string): ScheduledRow {
  const row = ownScheduled(instance.database, member.id, id);
  if (!row) throw notFound();
  return row;
}

export const scheduledStatusRoutes = [
  route(calls.getScheduledStatuses, (request) => {
    const { instance, member, query, view } = request;
    const rows = scheduledPage(instance.database, member.id, readPage(query));
    return listResponse(
      request,
      rows.map((row) => scheduledView(view, row)),
      rows.map(({ id }) => id),
      { defaults: { offset: '0' } },
    );
  }),
  route(calls.getScheduledStatus, ({ instance, member, path, view }) =>
    scheduledView(view, requiredScheduled(instance, member, path.id)),
  ),
  route(calls.updateScheduledStatus, ({ instance, member, path, body, view }) => {
    const row = requiredScheduled(instance, member, path.id);
    const time = readScheduledTime(body.scheduled_at);
    if (!isSchedulable(time, instance.now()))
      throw new HttpError(422, 'must be at least 5 minutes from now');
    reschedule(instance.database, row.id, time);
    return scheduledView(view, { ...row, scheduled_at: time });
  }),
  route(calls.deleteScheduledStatus, ({ instance, member, path }) => {
    deleteScheduled(instance.database, requiredScheduled(instance, member, path.id).id);
    return emptyResponse;
  }),
];
