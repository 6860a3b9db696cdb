import type { Page } from '#rules/paging.ts';
import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

/** The SQL that selects the account ids of each kind of list. */
const sources = {
  followers: 'SELECT follower_id FROM follows WHERE followed_id = ? AND pending = 0',
  following: 'SELECT followed_id FROM follows WHERE follower_id = ? AND pending = 0',
  requests: 'SELECT follower_id FROM follows WHERE followed_id = ? AND pending = 1',
  blocks: 'SELECT target_id FROM blocks WHERE source_id = ?',
  mutes: 'SELECT target_id FROM mutes WHERE source_id = ?',
} as const;

/** Returns a page of related accounts, ordered by id as on Akkoma. */
export function relatedAccountsPage(
  database: Database,
  source: keyof typeof sources,
  accountId: string,
  page: Page,
): AccountRow[] {
  const upwards = page.minId !== undefined;
  const above = page.minId ?? page.sinceId;
  const rows = database.all<AccountRow>(
    `SELECT * FROM accounts WHERE id IN (${sources[source]}) AND active = 1
       AND (? IS NULL OR id < ?) AND (? IS NULL OR id > ?)
     ORDER BY id ${upwards ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
    accountId,
    page.maxId,
    page.maxId,
    above,
    above,
    page.limit,
    page.offset,
  );
  return upwards ? rows.toReversed() : rows;
}
