import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';
import { usageHistory } from './usage-history.ts';

/**
 * A hashtag. In a status it has only `name` and `url`; search results add `history`, and the call
 * for a single hashtag adds `following` and `featuring` for members.
 */
export const tag = entity(
  { name: v.string() },
  {
    id: v.string(),
    url: v.string(),
    history: usageHistory,
    following: v.boolean(),
    /** Whether the viewer features the hashtag on their profile (Mastodon 4.4). */
    featuring: v.boolean(),
  },
);

export type Tag = v.InferOutput<typeof tag>;
