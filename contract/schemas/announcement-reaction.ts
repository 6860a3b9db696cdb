import * as v from 'valibot';
import { count, entity } from '../lenient-schema.ts';

/** How often an announcement now has a reaction; 0 after the last one was removed. Mastodon 3.1. */
export const announcementReaction = entity(
  { announcement_id: v.string(), name: v.string() },
  { count, url: v.nullable(v.string()), static_url: v.nullable(v.string()) },
);

export type AnnouncementReaction = v.InferOutput<typeof announcementReaction>;
