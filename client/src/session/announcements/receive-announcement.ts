import type { StreamEvent } from '@rookery/contract/stream.ts';
import { ingestAnnouncement } from '#store/ingest/ingest-announcement.ts';
import type { Tables } from '#store/tables.ts';
import { withAnnouncementReactionCount } from './announcement-reactions.ts';

type AnnouncementEvent = Extract<
  StreamEvent,
  { readonly event: 'announcement' | 'announcement.reaction' | 'announcement.delete' }
>;

/** Ingests a stream event about an announcement. Reactions to an unknown one are ignored. */
export function receiveAnnouncement(
  tables: Tables,
  event: AnnouncementEvent,
  viewerId: string,
): void {
  const { announcements, hub } = tables;
  switch (event.event) {
    case 'announcement':
      ingestAnnouncement(tables, event.announcement, { requestedAt: hub.next(), viewerId });
      return;
    case 'announcement.delete':
      announcements.remove(event.id);
      return;
    case 'announcement.reaction': {
      const { announcement_id: id, name, count = 0, url = null } = event.reaction;
      const known = announcements.get(id);
      if (!known) return;
      const reactions = withAnnouncementReactionCount(known.reactions ?? [], { name, url }, count);
      announcements.merge({ id, reactions }, hub.next());
    }
  }
}
