import type { Database } from './database.ts';

const lifetimeMs = 6 * 3_600_000;

/** Returns the status created with an idempotency key in the last six hours. */
export function statusIdByIdempotencyKey(
  database: Database,
  accountId: string,
  key: string,
  now: number,
): string | undefined {
  return database.column<string>(
    'SELECT status_id FROM idempotency WHERE account_id = ? AND idempotency_key = ? AND created_at > ?',
    accountId,
    key,
    now - lifetimeMs,
  )[0];
}

export function saveIdempotencyKey(
  database: Database,
  accountId: string,
  key: string,
  statusId: string,
  now: number,
): void {
  database.run('DELETE FROM idempotency WHERE created_at <= ?', now - lifetimeMs);
  database.run(
    `INSERT OR REPLACE INTO idempotency (account_id, idempotency_key, status_id, created_at)
     VALUES (?, ?, ?, ?)`,
    accountId,
    key,
    statusId,
    now,
  );
}
