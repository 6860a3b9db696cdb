import { getAnnouncements } from '#contract/calls/announcements.ts';
import { getAllAnnouncements } from '#contract/calls/admin-announcements.ts';
import { ingestAnnouncements } from '#entities/ingest/ingest-announcement.ts';
import { defineQuery } from '#session/queries/query.ts';

/** What everybody is told; gives the ids. */
export const announcementsQuery = defineQuery('announcements', getAnnouncements, (wires, how) =>
  ingestAnnouncements(how.tables, wires, how),
);

/** All there are, for admins: also those that are not shown to others. */
export const allAnnouncementsQuery = defineQuery(
  'all announcements',
  getAllAnnouncements,
  (wires, how) => ingestAnnouncements(how.tables, wires, how, 'staff'),
);
