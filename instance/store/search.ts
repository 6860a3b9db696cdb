import type { Database, SqlValue } from './database.ts';
import type { AccountRow, StatusRow } from './rows.ts';

interface AccountSearch {
  /** A name or a part of one, without the leading `@`. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
  readonly localOnly: boolean;
  /** Id of the viewer. Accounts that the viewer blocks are excluded. */
  readonly viewerId: string | undefined;
  /** Whether only accounts are found that the viewer follows. */
  readonly followedOnly: boolean;
}

/** The shortest text that the trigram index of names can find. */
const minIndexedLength = 3;

function nameCondition(text: string): { condition: string; value: string } {
  if (Array.from(text).length >= minIndexedLength)
    return {
      condition: 'accounts.rowid IN (SELECT rowid FROM account_names WHERE account_names MATCH ?)',
      // SQLite reads an FTS5 query up to a NUL, which would leave the quotation mark unclosed.
      value: `"${text.replaceAll('\0', '').replaceAll('"', '""')}"`,
    };
  return {
    condition: "acct || ' ' || display_name LIKE ? ESCAPE '\\'",
    value: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  };
}

/** Finds accounts by part of the name: exact matches first, then prefixes. */
export function searchAccounts(database: Database, search: AccountSearch): AccountRow[] {
  const { text } = search;
  if (text === '') return [];
  const names = nameCondition(text);
  return database.all<AccountRow>(
    `SELECT accounts.* FROM accounts
     WHERE ${names.condition}
       AND active = 1 AND approved = 1 AND confirmed = 1
       AND (? = 0 OR host IS NULL)
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE source_id = ? AND target_id = accounts.id)
       AND (? = 0 OR EXISTS (SELECT 1 FROM follows
            WHERE follower_id = ? AND followed_id = accounts.id AND pending = 0))
     ORDER BY acct = ? DESC, substr(lower(username), 1, length(?)) = lower(?) DESC,
       followers_count DESC, id
     LIMIT ? OFFSET ?`,
    names.value,
    search.localOnly,
    search.viewerId,
    search.followedOnly,
    search.viewerId,
    text,
    text,
    text,
    search.limit,
    search.offset,
  );
}

interface StatusSearch {
  /** An FTS5 query. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
  readonly localOnly: boolean;
  readonly viewerId: string | undefined;
  readonly accountId: string | undefined;
}

const batchSize = 60;

/**
 * Finds statuses by their words, newest first. Reads the index only until the page is full of
 * statuses that `keep` accepts.
 */
export function searchStatuses(
  database: Database,
  search: StatusSearch,
  keep: (status: StatusRow) => boolean,
): StatusRow[] {
  const found: StatusRow[] = [];
  let skip = search.offset;
  let below: SqlValue = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows: (StatusRow & { number: number })[] = database.all(
      `SELECT statuses.*, status_words.rowid AS number
       FROM status_words CROSS JOIN statuses ON statuses.rowid = status_words.rowid
       WHERE status_words MATCH ? AND status_words.rowid < ?
         AND (visibility = 'public' OR account_id = ? OR (visibility = 'local' AND ? IS NOT NULL))
         AND (? = 0 OR local = 1) AND (? IS NULL OR account_id = ?)
       ORDER BY status_words.rowid DESC LIMIT ${batchSize}`,
      search.query,
      below,
      search.viewerId,
      search.viewerId,
      search.localOnly,
      search.accountId,
      search.accountId,
    );
    for (const { number, ...status } of rows) {
      below = number;
      if (!keep(status)) continue;
      if (skip > 0) skip -= 1;
      else found.push(status);
      if (found.length === search.limit) return found;
    }
    if (rows.length < batchSize) return found;
  }
}

/** Finds a local or remote status by its URL. */
export function statusByAddress(database: Database, address: string): StatusRow | undefined {
  return database.get<StatusRow>(
    'SELECT * FROM statuses WHERE uri = ? UNION SELECT * FROM statuses WHERE url = ? LIMIT 1',
    address,
    address,
  );
}

/** Finds a local or remote account by the URL of its profile. */
export function accountByAddress(database: Database, address: string): AccountRow | undefined {
  return database.get<AccountRow>(
    'SELECT * FROM accounts WHERE (uri = ? OR url = ?) AND active = 1',
    address,
    address,
  );
}
