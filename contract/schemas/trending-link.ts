import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** A link preview with how often it was shared per day; counts are numbers as texts. */
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
    published_at: v.nullable(v.string()),
    history: listOf(entity({}, { day: v.string(), accounts: v.string(), uses: v.string() })),
  },
);
