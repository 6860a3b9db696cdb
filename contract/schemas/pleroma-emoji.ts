import * as v from 'valibot';
import { entity, listOf, mapOf } from '../lenient-schema.ts';

/** Custom emoji by shortcode: an address, or an address with the packs it belongs to. */
export const pleromaEmoji = mapOf(
  v.union([v.string(), entity({ image_url: v.string() }, { tags: listOf(v.string()) })]),
);
