import * as v from 'valibot';
import { count, entity, listOf } from '../lenient-schema.ts';

/** An invite for a closed registration; `expires_at` is a day. */
export const invite = entity(
  { token: v.string() },
  {
    id: v.number(),
    /** one_time, reusable, date_limited or reusable_date_limited. */
    invite_type: v.string(),
    max_use: v.nullable(v.number()),
    expires_at: v.nullable(v.string()),
    used: v.boolean(),
    uses: count,
  },
);

export const invites = entity({}, { invites: listOf(invite) });

export type Invite = v.InferOutput<typeof invite>;
