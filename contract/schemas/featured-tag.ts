import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** Mastodon sends the count as a text, GoToSocial as a number. */
const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

/** A hashtag on a profile. */
export const featuredTag = entity(
  { id: v.string(), name: v.string() },
  { url: v.string(), statuses_count: amount, last_status_at: v.nullable(v.string()) },
);
