import { createTextReferences } from '#instance/commands/find-mentionable.ts';
import { insertOrigin } from '#instance/rules/origin-marker.ts';
import { linkText } from '#instance/rules/rich-text/link-text.ts';
import { wireSecond } from '#instance/rules/time.ts';
import type { AnnouncementRow } from '#instance/store/announcements.ts';
import type { View } from './view.ts';

/** Returns an announcement without the fields that only its reader or only an admin receives. */
export function announcementView({ instance, origin }: View, row: AnnouncementRow) {
  const html = linkText(row.content, createTextReferences(instance)).replaceAll(/\r?\n/g, '<br/>');
  return {
    all_day: row.all_day === 1,
    content: insertOrigin(html, origin),
    emojis: [],
    ends_at: row.ends_at === null ? null : wireSecond(row.ends_at),
    id: row.id,
    mentions: [],
    published_at: wireSecond(row.created_at),
    reactions: [],
    starts_at: row.starts_at === null ? null : wireSecond(row.starts_at),
    statuses: [],
    tags: [],
    updated_at: wireSecond(row.updated_at),
  };
}
