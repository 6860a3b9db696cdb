import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** What the viewer's profile shows and permits, as written (Mastodon 4.6). */
export const profile = entity(
  {},
  {
    id: v.string(),
    discoverable: v.nullable(v.boolean()),
    indexable: v.boolean(),
    /** Null if the member has never changed this setting. */
    hide_collections: v.nullable(v.boolean()),
    show_media: v.boolean(),
    show_media_replies: v.boolean(),
    show_featured: v.boolean(),
    attribution_domains: listOf(v.string()),
  },
);
