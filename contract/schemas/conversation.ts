import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';
import { status } from './status.ts';

/** A direct conversation: its members and its last status. */
export const conversation = entity(
  { id: v.string() },
  {
    unread: v.boolean(),
    accounts: listOf(account),
    last_status: v.nullable(status),
    pleroma: entity({}, { recipients: listOf(account) }),
  },
);

export type Conversation = v.InferOutput<typeof conversation>;
