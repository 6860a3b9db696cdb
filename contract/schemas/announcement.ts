import * as v from 'valibot';
import { entity, exactText, listOf } from '../lenient-schema.ts';
import { emojis } from './emoji.ts';
import { mention } from './mention.ts';
import { tag } from './tag.ts';
import { reaction } from './reaction.ts';

/** An announcement of the instance; `pleroma.raw_content` is for admins. */
export const announcement = entity(
  { id: v.string() },
  {
    content: v.string(),
    starts_at: v.nullable(v.string()),
    ends_at: v.nullable(v.string()),
    published_at: v.nullable(v.string()),
    updated_at: v.nullable(v.string()),
    published: v.boolean(),
    all_day: v.boolean(),
    read: v.boolean(),
    mentions: listOf(mention),
    statuses: listOf(entity({ id: v.string() }, { url: v.string() })),
    tags: listOf(tag),
    emojis,
    reactions: listOf(reaction),
    pleroma: entity({}, { raw_content: exactText }),
  },
);

export type Announcement = v.InferOutput<typeof announcement>;
