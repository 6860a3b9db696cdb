import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** A document about the instance as HTML: extended description, privacy policy, terms. */
export const instanceText = entity(
  { content: v.string() },
  {
    updated_at: v.nullable(v.string()),
    /** The date of this version. Only the terms of service have it. */
    effective_date: v.string(),
    /** Whether this version is in force. Only the terms of service have it. */
    effective: v.boolean(),
    /** The date of the next version. Only the terms of service have it. */
    succeeded_by: v.nullable(v.string()),
  },
);

export type InstanceText = v.InferOutput<typeof instanceText>;
