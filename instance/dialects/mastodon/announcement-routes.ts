import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';
import { getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import * as calls from '@rookery/contract/calls/mastodon/announcement-reactions.ts';
import type { Instance } from '#context.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { announcementView } from '#routes/announcements.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import {
  addAnnouncementReaction,
  announcementReactionsOf,
  removeAnnouncementReaction,
} from '#store/announcement-reactions.ts';
import { announcementById, currentAnnouncements } from '#store/announcements.ts';
import type { ViewContext } from '#views/view-context.ts';

/** Maximum number of different reactions to an announcement. */
const maxReactions = 8;

const emojiCharacters = /^[\p{Emoji}\p{Emoji_Component}]+$/u;
const isDigit = /^[0-9#*]$/;

function reactionViews({ instance, origin, viewer }: ViewContext, id: string) {
  return announcementReactionsOf(instance.database, id, viewer?.id ?? '').map(
    ({ name, url, count, me }) => ({
      name,
      count,
      me: me === 1,
      ...(url === null
        ? {}
        : { url: insertOrigin(url, origin), static_url: insertOrigin(url, origin) }),
    }),
  );
}

/** Returns the emoji of a reaction: a custom one by its shortcode, or a character. */
function parseReaction(instance: Instance, name: string): { name: string; url: string | null } {
  const [custom] = instance.emoji.findIn(`:${name}:`);
  if (custom) return { name: custom.shortcode, url: custom.url };
  const isEmoji = emojiCharacters.test(name) && !isDigit.test(name) && countGraphemes(name) === 1;
  if (!isEmoji || name.length > 32)
    throw new HttpError(422, 'Validation failed: Name is not a recognized emoji');
  return { name, url: null };
}

/** Announcements with reactions, which Akkoma does not have. */
export const announcementRoutes = [
  route(getAnnouncements, ({ instance, view }) => {
    const { viewer } = view;
    if (!viewer) throw new HttpError(422, 'This method requires an authenticated user');
    return currentAnnouncements(instance.database, viewer.id, instance.now()).map((row) => ({
      ...announcementView(view, row),
      reactions: reactionViews(view, row.id),
      read: row.is_read === 1,
    }));
  }),
  route(calls.reactToAnnouncement, ({ instance, member, path }) => {
    const { database, events } = instance;
    if (!announcementById(database, path.id)) throw notFound();
    const { name, url } = parseReaction(instance, path.name);
    const names = announcementReactionsOf(database, path.id, '').map((each) => each.name);
    if (names.length >= maxReactions && !names.includes(name))
      throw new HttpError(422, 'Validation failed: Limit of different reactions reached');
    addAnnouncementReaction(database, {
      announcement_id: path.id,
      account_id: member.id,
      name,
      url,
    });
    events.publish({ kind: 'announcement-reacted', announcementId: path.id, name });
    return emptyResponse;
  }),
  route(calls.unreactToAnnouncement, ({ instance, member, path: { id, name } }) => {
    if (!removeAnnouncementReaction(instance.database, id, member.id, name)) throw notFound();
    instance.events.publish({ kind: 'announcement-reacted', announcementId: id, name });
    return emptyResponse;
  }),
];
