import * as v from 'valibot';
import { entity, listOf } from '../lenient.ts';

/** A status in another language; the later names are those of Mastodon and newer Akkoma. */
export const translation = entity(
  {},
  {
    text: v.string(),
    detected_language: v.nullable(v.string()),
    content: v.string(),
    spoiler_text: v.string(),
    detected_source_language: v.nullable(v.string()),
    language: v.string(),
    provider: v.string(),
  },
);

export type Translation = v.InferOutput<typeof translation>;

const languages = listOf(entity({ code: v.string() }, { name: v.string() }));

/** Between which languages the instance translates; `{}` when it does not. */
export const translationLanguages = entity({}, { source: languages, target: languages });

export type TranslationLanguages = v.InferOutput<typeof translationLanguages>;
