import { defineCall } from '../call.ts';
import { status } from '../schemas/status.ts';
import { visibilityParameter } from '../schemas/visibility.ts';

/** Covers or uncovers the media of a status, or narrows its visibility. */
export const updateStatusAsStaff = defineCall('PUT', '/api/v1/pleroma/admin/statuses/:id', {
  caller: 'staff',
  body: { encoding: 'json', fields: { sensitive: 'boolean', visibility: visibilityParameter } },
  response: status,
});
