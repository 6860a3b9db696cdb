import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/**
 * An archive of the member's statuses, available at `url` once `processed`; `file_size` in bytes.
 */
export const backup = entity(
  { id: v.number() },
  {
    url: v.string(),
    content_type: v.string(),
    file_size: v.number(),
    processed: v.boolean(),
    inserted_at: v.string(),
  },
);

export type Backup = v.InferOutput<typeof backup>;
