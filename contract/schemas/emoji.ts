import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** A custom emoji in statuses, accounts, polls and the instance's list. */
export const emoji = entity(
  { shortcode: v.string() },
  {
    url: v.string(),
    static_url: v.string(),
    visible_in_picker: v.boolean(),
    category: v.nullable(v.string()),
    tags: listOf(v.string()),
  },
);

export type Emoji = v.InferOutput<typeof emoji>;

/** The custom emoji used in a text. */
export const emojis = listOf(emoji);
