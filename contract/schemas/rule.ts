import * as v from 'valibot';
import { entity, mapOf } from '../lenient-schema.ts';

/** A rule of the instance; `translations` by language (Mastodon 4.4). */
export const rule = entity(
  { id: v.string() },
  {
    text: v.string(),
    hint: v.string(),
    translations: mapOf(entity({}, { text: v.string(), hint: v.string() })),
  },
);
