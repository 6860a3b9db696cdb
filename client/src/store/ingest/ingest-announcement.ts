import type { Announcement } from '@rookery/contract/schemas/announcement.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AnnouncementRow } from '../rows/announcement-row.ts';
import type { Tables } from '../tables.ts';
import { toEmojiRows } from './to-emoji-rows.ts';
import type { IngestContext } from './ingest-context.ts';
import { capText, mapCapped } from './limits.ts';

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
    reactions:
      wire.reactions &&
      mapCapped(
        wire.reactions.filter(({ name }) => !isBlank(name)),
        ({ name, url, count, me }) => ({
          name: capText(name, 'name'),
          url: capText(url, 'address') ?? null,
          count: count ?? 1,
          isMine: me ?? false,
        }),
      ),
  });
  tables.announcements.merge(row, requestedAt);
  return wire.id;
}

/**
 * Ingests a complete list of announcements: those for all members, or with `forStaff` set to
 * `staff` all that exist. Announcements that only the list for staff contains are marked as
 * inactive and are not removed.
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
          // That the announcement is inactive is only derived, so it is stored with moment 0 and
          // any response overwrites it, even that to an earlier request for the members' list.
          tables.announcements.merge({ id, inactive: true }, 0);
        }
      }
    }
    return ids;
  });
}
