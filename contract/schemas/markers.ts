import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

const marker = entity(
  {},
  {
    last_read_id: v.string(),
    version: v.number(),
    updated_at: v.string(),
    pleroma: entity({}, { unread_count: v.number() }),
  },
);

/** The viewer's read markers; Akkoma stores only the one of notifications. */
export const markers = entity({}, { home: marker, notifications: marker });

export type Markers = v.InferOutput<typeof markers>;
