import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** A document about the instance as HTML: extended description, privacy policy, terms. */
export const instanceText = entity(
  { content: v.string() },
  {
    updated_at: v.nullable(v.string()),
    /** Only of terms: the date of this version. */
    effective_date: v.string(),
    /** Only of terms: whether this version is in force. */
    effective: v.boolean(),
    /** Only of terms: the date of the next version. */
    succeeded_by: v.nullable(v.string()),
  },
);

export type InstanceText = v.InferOutput<typeof instanceText>;
