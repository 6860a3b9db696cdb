import {
  reactToAnnouncement,
  unreactToAnnouncement,
} from '@rookery/contract/calls/mastodon/announcement-reactions.ts';
import type { Session } from '../session.ts';
import { type AnnouncementEmoji, withOwnAnnouncementReaction } from './announcement-reactions.ts';

/**
 * Adds or removes a reaction of the viewer to an announcement. The change is shown at once. Rejects
 * with the error to show.
 */
export async function toggleAnnouncementReaction(
  { tables: { announcements }, call }: Pick<Session, 'tables' | 'call'>,
  id: string,
  emoji: AnnouncementEmoji,
  isOn: boolean,
): Promise<void> {
  const known = announcements.get(id)?.reactions?.find(({ name }) => name === emoji.name);
  const countBefore = known?.count ?? 0;
  const settle = announcements.patch(id, (base) => ({
    reactions: withOwnAnnouncementReaction(base?.reactions ?? [], emoji, { isOn, countBefore }),
  }));
  try {
    const row = isOn ? reactToAnnouncement : unreactToAnnouncement;
    await call(row, { path: { id, name: emoji.name } });
    settle(() => undefined);
  } catch (error) {
    settle();
    throw error;
  }
}
