import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { scheduledStatus } from '../schemas/scheduled-status.ts';

/** Returns the viewer's scheduled statuses. */
export const getScheduledStatuses = defineCall('GET', '/api/v1/scheduled_statuses', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(scheduledStatus),
  paging: 'numeric-ids',
});

/** Returns one scheduled status. */
export const getScheduledStatus = defineCall('GET', '/api/v1/scheduled_statuses/:id', {
  caller: 'member',
  response: scheduledStatus,
});

/** Changes the time of a scheduled status. */
export const updateScheduledStatus = defineCall('PUT', '/api/v1/scheduled_statuses/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { scheduled_at: 'text!' } },
  response: scheduledStatus,
});

/** Cancels a scheduled status. */
export const deleteScheduledStatus = defineCall('DELETE', '/api/v1/scheduled_statuses/:id', {
  caller: 'member',
  response: emptyResponse,
});
