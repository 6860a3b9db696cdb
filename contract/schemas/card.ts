import * as v from 'valibot';
import { entity, mapOf } from '../lenient-schema.ts';
import { languageTag } from './language-tag.ts';

/** A link preview. `html` is never rendered: frames are not allowed. */
export const card = entity(
  { url: v.string() },
  {
    type: v.string(),
    title: v.string(),
    description: v.nullable(v.string()),
    image: v.nullable(v.string()),
    image_description: v.nullable(v.string()),
    width: v.number(),
    height: v.number(),
    blurhash: v.nullable(v.string()),
    html: v.string(),
    embed_url: v.string(),
    author_name: v.string(),
    author_url: v.string(),
    provider_name: v.nullable(v.string()),
    provider_url: v.nullable(v.string()),
    language: v.nullable(languageTag),
    published_at: v.nullable(v.string()),
    pleroma: entity({}, { opengraph: mapOf(v.unknown()) }),
  },
);

export type Card = v.InferOutput<typeof card>;
