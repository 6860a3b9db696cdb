import type { AnnouncementReactionRow } from '#store/rows/announcement-row.ts';

type Reactions = readonly AnnouncementReactionRow[];

/** An emoji of a reaction: a character, or a custom emoji with its image. */
export type AnnouncementEmoji = Pick<AnnouncementReactionRow, 'name' | 'url'>;

/**
 * Returns the reactions after the count of one of them has changed. A reaction with the count 0 is
 * left out. If `isMine` is absent, it does not change whether the viewer has added the reaction.
 */
export function withAnnouncementReactionCount(
  reactions: Reactions,
  { name, url }: AnnouncementEmoji,
  count: number,
  isMine?: boolean,
): Reactions {
  const known = reactions.find((reaction) => reaction.name === name);
  if (count <= 0) return reactions.filter((reaction) => reaction !== known);
  const changed = {
    name,
    url: url ?? known?.url ?? null,
    count,
    isMine: isMine ?? known?.isMine ?? false,
  };
  if (!known) return [...reactions, changed];
  return reactions.map((reaction) => (reaction === known ? changed : reaction));
}

/**
 * Returns the reactions after the viewer has added or removed one, which had `countBefore` then. If
 * the count has changed since, an event of the stream has already included the viewer's reaction.
 */
export function withOwnAnnouncementReaction(
  reactions: Reactions,
  emoji: AnnouncementEmoji,
  { isOn, countBefore }: { readonly isOn: boolean; readonly countBefore: number },
): Reactions {
  const known = reactions.find(({ name }) => name === emoji.name);
  if ((known?.isMine ?? false) === isOn) return reactions;
  const count = known?.count ?? 0;
  const counted = count === countBefore ? count + (isOn ? 1 : -1) : count;
  return withAnnouncementReactionCount(reactions, emoji, counted, isOn);
}
