import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { filterV2 } from './filter-v2.ts';

/**
 * A filter of the viewer that matches a status. `filter` has neither keywords nor statuses;
 * `keyword_matches` are the matched parts of the text.
 */
export const filterResult = entity(
  { filter: filterV2 },
  {
    keyword_matches: v.nullable(listOf(v.string())),
    status_matches: v.nullable(listOf(v.string())),
  },
);

export type FilterResult = v.InferOutput<typeof filterResult>;
