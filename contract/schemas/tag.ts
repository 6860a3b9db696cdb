import * as v from 'valibot';
import { entity, listOf } from '../lenient.ts';

/** Mastodon counts in strings, others in numbers. */
const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());

/** A hashtag: in a status two fields, in a search its history, when asked for by a member `following`. */
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
