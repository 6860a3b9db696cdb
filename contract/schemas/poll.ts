import * as v from 'valibot';
import { count, entity, exactText, listOf } from '../lenient-schema.ts';
import { emojis } from './emoji.ts';

/**
 * A poll. Responses to visitors lack `voted` and `own_votes`; counts are null where a server hides
 * them until the end.
 */
export const poll = entity(
  { id: v.string() },
  {
    options: listOf(entity({}, { title: exactText, votes_count: v.nullable(count), emojis })),
    votes_count: v.nullable(count),
    voters_count: v.nullable(count),
    expires_at: v.nullable(v.string()),
    expired: v.boolean(),
    multiple: v.boolean(),
    voted: v.boolean(),
    own_votes: listOf(v.number()),
    emojis,
    pleroma: entity({}, { non_anonymous: v.boolean() }),
    /** Replaces `pleroma.non_anonymous` since Akkoma 3.19. */
    akkoma: entity({}, { anonymous: v.boolean() }),
  },
);

export type Poll = v.InferOutput<typeof poll>;
