import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { status } from '../schemas/status.ts';

/** Returns one status; 404 if there is none or the viewer may not see it. */
export const getStatus = defineCall('GET', '/api/v1/statuses/:id', {
  caller: 'anyone',
  query: { with_muted: 'boolean' },
  response: status,
});

/** Returns several statuses; those the viewer may not see are omitted. */
export const getStatuses = defineCall('GET', '/api/v1/statuses', {
  caller: 'anyone',
  query: { ids: 'texts!', with_muted: 'boolean' },
  response: listOf(status),
});
