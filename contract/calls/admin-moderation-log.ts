import { defineCall } from '../call.ts';
import { moderationLogPage } from '../schemas/moderation-log.ts';

/**
 * Returns actions of staff members, newest first. `user_id` is the actor, `search` a part of the
 * message; `start_date` and `end_date` are moments in ISO 8601.
 */
export const getModerationLog = defineCall('GET', '/api/v1/pleroma/admin/moderation_log', {
  caller: 'staff',
  query: {
    page: 'integer',
    page_size: 'integer',
    user_id: 'text',
    search: 'text',
    start_date: 'text',
    end_date: 'text',
  },
  response: moderationLogPage,
  paging: 'page-number',
  totalField: 'total',
  optional: 'session',
});
