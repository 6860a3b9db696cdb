import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { emojis } from './emoji.ts';
import { attachment } from './attachment.ts';
import { account } from './account.ts';

/** One version of an edited status. Its poll has options without votes. */
export const historyItem = entity(
  { created_at: v.string() },
  {
    account,
    content: v.string(),
    spoiler_text: v.string(),
    sensitive: v.boolean(),
    poll: v.nullable(entity({}, { options: listOf(entity({}, { title: v.string() })) })),
    media_attachments: listOf(attachment),
    emojis,
  },
);

export type HistoryItem = v.InferOutput<typeof historyItem>;
