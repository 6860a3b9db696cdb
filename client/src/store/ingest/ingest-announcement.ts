import type { Announcement } from '@rookery/contract/schemas/announcement.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AnnouncementRow } from '../rows/announcement-row.ts';
import type { Tables } from '../tables.ts';
import { toEmojiRows } from './to-emoji-rows.ts';
import type { IngestContext } from './ingest-context.ts';
import { capText } from './limits.ts';

/** Ingests an announcement. Returns its id. */
export function ingestAnnouncement(
  tables: Tables,
  wire: Announcement,
  { requestedAt, viewerId }: IngestContext,
): string {
  const row = omitUndefined<AnnouncementRow>({
    id: wire.id,
    content: capText(wire.content, 'text'),
    rawContent: capText(wire.pleroma?.raw_content, 'text'),
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    publishedAt: wire.published_at,
    updatedAt: wire.updated_at,
    allDay: wire.all_day,
    read: viewerId === null ? undefined : wire.read,
    inactive: undefined,
    emojis: wire.emojis && toEmojiRows(wire.emojis),
  });
  tables.announcements.merge(row, requestedAt);
  return wire.id;
}

/**
 * Ingests all announcements for everybody, or with `forStaff` all existing ones. Those only staff
 * get are inactive, and stay known.
 */
export function ingestAnnouncements(
  tables: Tables,
  wires: readonly Announcement[],
  context: IngestContext,
  forStaff: 'everybody' | 'staff' = 'everybody',
): string[] {
  return tables.hub.batch(() => {
    const ids = wires.map((wire) => ingestAnnouncement(tables, wire, context));
    const listedIds = new Set(ids);
    for (const id of tables.announcements.keys()) {
      const isListed = listedIds.has(id);
      if (forStaff === 'staff' && !isListed) tables.announcements.remove(id);
      if (forStaff === 'everybody') {
        tables.announcements.merge({ id, inactive: !isListed }, context.requestedAt);
      }
    }
    if (forStaff === 'staff') {
      for (const id of ids) {
        if (tables.announcements.get(id)?.inactive === undefined) {
          // Moment 0, as this is a guess: an earlier request for everybody's list may still be
          // pending.
          tables.announcements.merge({ id, inactive: true }, 0);
        }
      }
    }
    return ids;
  });
}
