import { HttpError } from '#http/http-error.ts';
import type { Database } from '#store/database.ts';

/**
 * Maximum number of rows of each account, by table and column with the account's id. Most of these
 * rows are read with every request. Nobody needs as many; Mastodon allows 7,500 follows.
 */
const limits = {
  filters: ['account_id', 100],
  keyword_filters: ['account_id', 100],
  lists: ['account_id', 100],
  list_members: ['list_id', 1000],
  followed_tags: ['account_id', 500],
  domain_blocks: ['account_id', 1000],
  thread_mutes: ['account_id', 2000],
  settings_profiles: ['account_id', 50],
  follows: ['follower_id', 7500],
  blocks: ['source_id', 7500],
  mutes: ['source_id', 7500],
  subscriptions: ['source_id', 2000],
} as const;

/** Throws 422 if an account has reached its maximum number of rows. */
export function requireRowQuota(
  database: Database,
  table: keyof typeof limits,
  owner: string | number,
): void {
  const [column, most] = limits[table];
  if (database.count(`${table} WHERE ${column} = ?`, owner) >= most)
    throw new HttpError(422, `Limit of ${most} reached`);
}
