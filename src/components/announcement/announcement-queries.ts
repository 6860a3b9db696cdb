import { getAnnouncements } from '#contract/calls/announcements.ts';
import { getAllAnnouncements } from '#contract/calls/admin-announcements.ts';
import { ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { defineQuery } from '#session/queries/query.ts';

/** Loads the announcements for everybody; returns the ids. */
export const announcementsQuery = defineQuery('announcements', getAnnouncements, (wires, how) =>
  ingestAnnouncements(how.tables, wires, how),
);

/** Loads all announcements for admins, including those not yet shown to others. */
export const allAnnouncementsQuery = defineQuery(
  'all announcements',
  getAllAnnouncements,
  (wires, how) => ingestAnnouncements(how.tables, wires, how, 'staff'),
);
