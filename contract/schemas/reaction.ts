import * as v from 'valibot';
import { count, entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';

/**
 * An emoji reaction. In a status it has `account_ids`; in the list of reactions to a status it has
 * `accounts`.
 */
export const reaction = entity(
  { name: v.string() },
  {
    count: count,
    me: v.boolean(),
    url: v.nullable(v.string()),
    static_url: v.nullable(v.string()),
    account_ids: listOf(v.string()),
    accounts: listOf(account),
  },
);

export type Reaction = v.InferOutput<typeof reaction>;
