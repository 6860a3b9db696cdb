import { getModerationLog } from '@rookery/contract/calls/admin-moderation-log.ts';
import { route } from '#http/route.ts';
import { parseTime } from '#rules/time.ts';
import { parseStaffPaging } from '#rules/parse-staff-paging.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { moderationLogPage } from '#store/moderation-log.ts';

/** The log of what staff did. */
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
