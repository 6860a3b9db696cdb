import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

/** Minimum number of suggestions: Akkoma-FE's panel throws if it receives fewer. */
const minSuggestions = 3;

const isVisible = 'active = 1 AND approved = 1 AND confirmed = 1';

const excludedIds = `SELECT followed_id FROM follows WHERE follower_id = ?1
  UNION SELECT target_id FROM blocks WHERE source_id = ?1
  UNION SELECT target_id FROM mutes WHERE source_id = ?1
  UNION SELECT target_id FROM dismissed_suggestions WHERE account_id = ?1`;

/** Returns accounts suggested by staff, except those the member follows, hides or dismissed. */
export function suggestedByStaff(
  database: Database,
  memberId: string,
  limit: number,
): AccountRow[] {
  return database.all<AccountRow>(
    `SELECT * FROM accounts WHERE suggested = 1 AND ${isVisible} AND id <> ?1
       AND id NOT IN (${excludedIds})
     ORDER BY followers_count DESC LIMIT ?2`,
    memberId,
    limit,
  );
}

/** Returns accounts to fill up a short list of suggestions: those with the most followers. */
export function moreSuggestions(
  database: Database,
  memberId: string,
  known: number,
  limit: number,
): AccountRow[] {
  const missing = Math.min(minSuggestions, limit) - known;
  if (missing <= 0) return [];
  return database.all<AccountRow>(
    `SELECT * FROM accounts WHERE suggested = 0 AND ${isVisible} AND id <> ?1
       AND (host IS NOT NULL OR json_extract(settings, '$.discoverable') = 1)
       AND id NOT IN (${excludedIds})
     ORDER BY followers_count DESC LIMIT ?2`,
    memberId,
    missing,
  );
}

/** Whether there are enough accounts for a member who follows nobody. */
export function hasSuggestions(database: Database): boolean {
  const { length } = database.all(
    `SELECT id FROM accounts WHERE ${isVisible}
       AND (suggested = 1 OR host IS NOT NULL OR json_extract(settings, '$.discoverable') = 1)
     LIMIT ?`,
    minSuggestions + 1,
  );
  return length > minSuggestions;
}
