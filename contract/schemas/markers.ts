import * as v from 'valibot';
import { count, entity } from '../lenient-schema.ts';

const marker = entity(
  {},
  {
    last_read_id: v.string(),
    version: v.number(),
    updated_at: v.string(),
    pleroma: entity({}, { unread_count: count }),
  },
);

/** The viewer's read markers; Akkoma stores only the one of notifications. */
export const markers = entity({}, { home: marker, notifications: marker });

export type Markers = v.InferOutput<typeof markers>;
