import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** Mastodon sends counts as strings, others as numbers. */
const amount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.check((uses) => Number.isSafeInteger(uses) && uses >= 0),
);

/**
 * A hashtag: two fields in a status, `history` in a search, `following` when a member requests it.
 */
export const tag = entity(
  { name: v.string() },
  {
    id: v.string(),
    url: v.string(),
    history: listOf(entity({}, { day: v.string(), accounts: amount, uses: amount })),
    following: v.boolean(),
  },
);

export type Tag = v.InferOutput<typeof tag>;
