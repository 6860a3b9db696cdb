import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { route } from '#http/route.ts';
import { parseTime } from '#rules/time.ts';
import { parseStaffPaging } from '#rules/parse-staff-paging.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { moderationLogPage } from '#store/moderation-log.ts';

const getModerationLog = defineCall('GET', '/api/v1/pleroma/admin/moderation_log', {
  caller: 'staff',
  query: {
    page: 'integer',
    page_size: 'integer',
    user_id: 'text',
    search: 'text',
    start_date: 'text',
    end_date: 'text',
  },
  response: v.unknown(),
});

/** The log of what staff did, which AdminFE (the front end for admins) shows. */
export const moderationLogRoutes = [
  route(getModerationLog, ({ instance, query }) => {
    const { entries, total } = moderationLogPage(instance.database, {
      search: query.search ?? '',
      actorId: query.user_id,
      from: parseTime(query.start_date ?? ''),
      until: parseTime(query.end_date ?? ''),
      ...parseStaffPaging(query),
    });
    const items = entries.map(({ id, data, created_at: createdAt }) => {
      const read = fromJsonColumn<{ message: string }>(data);
      return { data: read, id, message: read.message, time: Math.floor(createdAt / 1000) };
    });
    return { items, total };
  }),
];
