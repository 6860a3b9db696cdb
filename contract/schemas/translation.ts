import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { languageTag } from './language-tag.ts';

/**
 * A translated status. Akkoma before 3.18 sends `text` and `detected_language`, Mastodon and newer
 * versions of Akkoma send the other fields.
 */
export const translation = entity(
  {},
  {
    text: v.string(),
    detected_language: v.nullable(languageTag),
    content: v.string(),
    spoiler_text: v.string(),
    detected_source_language: v.nullable(languageTag),
    language: languageTag,
    provider: v.string(),
  },
);

export type Translation = v.InferOutput<typeof translation>;

const languages = listOf(entity({ code: v.string() }, { name: v.string() }));

/** The languages the instance translates between; `{}` if it does not translate. */
export const translationLanguages = entity({}, { source: languages, target: languages });

export type TranslationLanguages = v.InferOutput<typeof translationLanguages>;
