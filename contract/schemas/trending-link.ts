import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';
import { usageHistory } from './usage-history.ts';

/** A link preview with how often it was shared per day. */
export const trendingLink = entity(
  { url: v.string() },
  {
    title: v.string(),
    description: v.nullable(v.string()),
    type: v.string(),
    image: v.nullable(v.string()),
    image_description: v.nullable(v.string()),
    blurhash: v.nullable(v.string()),
    provider_name: v.nullable(v.string()),
    author_name: v.nullable(v.string()),
    /** The authors, with their accounts if the linked page names them (Mastodon 4.3). */
    authors: listOf(
      entity({}, { name: v.string(), url: v.string(), account: v.nullable(account) }),
    ),
    published_at: v.nullable(v.string()),
    history: usageHistory,
  },
);
