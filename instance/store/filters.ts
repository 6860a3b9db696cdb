import type { Database } from './database.ts';

export interface FilterRow {
  readonly account_id: string;
  /** Numbered per member, starting at one. */
  readonly number: number;
  readonly phrase: string;
  /** JSON array. */
  readonly contexts: string;
  readonly irreversible: number;
  readonly whole_word: number;
  readonly expires_at: number | null;
}

/** The columns that a change of a filter replaces. */
export type FilterContent = Omit<FilterRow, 'account_id' | 'number'>;

export function filtersOf(database: Database, accountId: string): FilterRow[] {
  return database.all<FilterRow>(
    'SELECT * FROM filters WHERE account_id = ? ORDER BY number',
    accountId,
  );
}

/** Returns the irreversible filters that have not expired. */
export function irreversibleFilters(
  database: Database,
  accountId: string,
  now: number,
): FilterRow[] {
  return database.all<FilterRow>(
    `SELECT * FROM filters WHERE account_id = ? AND irreversible = 1
       AND (expires_at IS NULL OR expires_at > ?)`,
    accountId,
    now,
  );
}

export function filterByNumber(
  database: Database,
  accountId: string,
  number: number,
): FilterRow | undefined {
  return database.get<FilterRow>(
    'SELECT * FROM filters WHERE account_id = ? AND number = ?',
    accountId,
    number,
  );
}

/** Saves a filter under its number, or under the next free one. */
export function saveFilter(
  database: Database,
  accountId: string,
  content: FilterContent,
  known?: number,
): FilterRow {
  const next = database.get<{ number: number }>(
    'SELECT coalesce(max(number), 0) + 1 AS number FROM filters WHERE account_id = ?',
    accountId,
  );
  const row: FilterRow = { ...content, account_id: accountId, number: known ?? next?.number ?? 1 };
  database.run(
    `INSERT OR REPLACE INTO filters
       (account_id, number, phrase, contexts, irreversible, whole_word, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    row.account_id,
    row.number,
    row.phrase,
    row.contexts,
    row.irreversible,
    row.whole_word,
    row.expires_at,
  );
  return row;
}

export function deleteFilter(database: Database, accountId: string, number: number): void {
  database.run('DELETE FROM filters WHERE account_id = ? AND number = ?', accountId, number);
}
