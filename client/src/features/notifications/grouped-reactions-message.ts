import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { NotificationRow } from '#store/rows/notification-row.ts';

/**
 * What the notifications of a group have in common: favourites, reblogs, both, or anything else.
 */
export type ReactionGroupKind = 'favourite' | 'reblog' | 'both' | 'mixed';

/** Returns the kind of a group of notifications. */
export function reactionGroupKind(rows: readonly NotificationRow[]): ReactionGroupKind {
  const types = new Set(rows.map(({ type }) => type));
  const hasLikes = types.has('favourite');
  const hasRepeats = types.has('reblog');
  if (types.size > Number(hasLikes) + Number(hasRepeats)) return 'mixed';
  if (hasLikes && hasRepeats) return 'both';
  return hasLikes ? 'favourite' : 'reblog';
}

const singleMessages: Readonly<Record<ReactionGroupKind, MessageDescriptor>> = {
  favourite: msg`<first/> liked your post`,
  reblog: msg`<first/> repeated your post`,
  both: msg`<first/> liked and repeated your post`,
  mixed: msg`<first/> reacted to your post`,
};

const doubleMessages: Readonly<Record<ReactionGroupKind, MessageDescriptor>> = {
  favourite: msg`<first/> and <second/> liked your post`,
  reblog: msg`<first/> and <second/> repeated your post`,
  both: msg`<first/> and <second/> liked or repeated your post`,
  mixed: msg`<first/> and <second/> reacted to your post`,
};

/**
 * Returns the message for a group. `<first/>` and `<second/>` are the newest accounts; the others
 * are counted. `people` is at least 1.
 */
export function groupedReactionsMessage(
  kind: ReactionGroupKind,
  people: number,
): MessageDescriptor {
  if (people < 2) return singleMessages[kind];
  if (people === 2) return doubleMessages[kind];
  const others = people - 2;
  return {
    favourite: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} liked your post`,
    reblog: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} repeated your post`,
    both: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} liked or repeated your post`,
    mixed: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} reacted to your post`,
  }[kind];
}
