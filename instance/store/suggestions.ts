import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

/** Akkoma-FE's panel throws when it is given fewer than these. */
const fewest = 3;

const admitted = 'active = 1 AND approved = 1 AND confirmed = 1';

const unwanted = `SELECT followed_id FROM follows WHERE follower_id = ?1
  UNION SELECT target_id FROM blocks WHERE source_id = ?1
  UNION SELECT target_id FROM mutes WHERE source_id = ?1
  UNION SELECT target_id FROM dismissed_suggestions WHERE account_id = ?1`;

/** Accounts that staff suggest, but for those whom a member follows, hides or dismissed. */
export function suggestedByStaff(
  database: Database,
  memberId: string,
  limit: number,
): AccountRow[] {
  return database.all<AccountRow>(
    `SELECT * FROM accounts WHERE suggested = 1 AND ${admitted} AND id <> ?1
       AND id NOT IN (${unwanted})
     ORDER BY followers_count DESC LIMIT ?2`,
    memberId,
    limit,
  );
}

/** Accounts to bring a short list of suggestions up to the fewest: those with the most followers. */
export function moreSuggestions(
  database: Database,
  memberId: string,
  known: number,
  limit: number,
): AccountRow[] {
  const missing = Math.min(fewest, limit) - known;
  if (missing <= 0) return [];
  return database.all<AccountRow>(
    `SELECT * FROM accounts WHERE suggested = 0 AND ${admitted} AND id <> ?1
       AND (host IS NOT NULL OR json_extract(settings, '$.discoverable') = 1)
       AND id NOT IN (${unwanted})
     ORDER BY followers_count DESC LIMIT ?2`,
    memberId,
    missing,
  );
}

/** Whether there are enough accounts for somebody who follows nobody yet. */
export function hasSuggestions(database: Database): boolean {
  const { length } = database.all(
    `SELECT id FROM accounts WHERE ${admitted}
       AND (suggested = 1 OR host IS NOT NULL OR json_extract(settings, '$.discoverable') = 1)
     LIMIT ?`,
    fewest + 1,
  );
  return length > fewest;
}
