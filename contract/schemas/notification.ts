import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';
import { account } from './account.ts';
import { status } from './status.ts';

/**
 * A notification. `type` is a `NotificationType` (`calls/push.ts`) or one that the client does not
 * know; `target` is the new account of a move (R-ENT-043).
 */
export const notification = entity(
  { id: v.string(), type: v.string(), account },
  {
    created_at: v.string(),
    status: v.nullable(status),
    target: account,
    emoji: v.nullable(v.string()),
    emoji_url: v.nullable(v.string()),
    /* Only the id is used: the screens for staff request the report itself. */
    report: entity({ id: v.string() }, {}),
    pleroma: entity({}, { is_seen: v.boolean(), is_muted: v.boolean() }),
  },
);

export type Notification = v.InferOutput<typeof notification>;
