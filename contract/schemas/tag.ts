import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';
import { usageHistory } from './usage-history.ts';

/**
 * A hashtag: two fields in a status, `history` in a search, `following` and `featuring` when a member
 * requests it.
 */
export const tag = entity(
  { name: v.string() },
  {
    id: v.string(),
    url: v.string(),
    history: usageHistory,
    following: v.boolean(),
    /** Whether it is on the viewer's profile (Mastodon 4.4). */
    featuring: v.boolean(),
  },
);

export type Tag = v.InferOutput<typeof tag>;
