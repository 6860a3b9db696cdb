import * as v from 'valibot';
import { entity, exactText, listOf } from '../lenient-schema.ts';

/** A word or phrase of a filter. */
export const filterKeyword = entity(
  { id: v.string() },
  { keyword: exactText, whole_word: v.boolean() },
);

/** A single status that a filter hides, whatever its text. */
export const filterStatus = entity({ id: v.string(), status_id: v.string() }, {});

/**
 * A filter of version 2 (Mastodon 4.0). `filter_action` is `warn`, `hide` or, since 4.4, `blur`;
 * `context` contains `home`, `notifications`, `public`, `thread` and `account`.
 */
export const filterV2 = entity(
  { id: v.string() },
  {
    title: exactText,
    context: listOf(v.string()),
    expires_at: v.nullable(v.string()),
    filter_action: v.string(),
    keywords: listOf(filterKeyword),
    statuses: listOf(filterStatus),
  },
);

export type FilterV2 = v.InferOutput<typeof filterV2>;
