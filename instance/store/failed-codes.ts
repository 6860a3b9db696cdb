import { failedCodesLifetimeMs, failedCodesWait } from '#rules/failed-codes-wait.ts';
import type { Database } from './database.ts';

/**
 * Whose wrong codes are counted together: those from addresses and apps of earlier sign-ins are
 * counted apart, so that nobody else can keep the owner from signing in.
 */
export interface CodeSource {
  readonly accountId: string;
  readonly isKnown: boolean;
}

function failuresOf(database: Database, source: CodeSource, now: number) {
  return database.get<{ count: number; failed_at: number }>(
    'SELECT count, failed_at FROM failed_codes WHERE account_id = ? AND is_known = ? AND failed_at > ?',
    source.accountId,
    source.isKnown,
    now - failedCodesLifetimeMs,
  );
}

/** Returns the milliseconds until the next code is accepted; 0 if it is now. */
export function remainingCodeWait(database: Database, source: CodeSource, now: number): number {
  const failures = failuresOf(database, source, now);
  if (!failures) return 0;
  // A clock that was set back must not extend the wait.
  const elapsed = Math.max(0, now - failures.failed_at);
  return Math.max(0, failedCodesWait(failures.count) - elapsed);
}

/** Counts a wrong code. */
export function saveFailedCode(database: Database, source: CodeSource, now: number): void {
  database.run(
    'INSERT OR REPLACE INTO failed_codes (account_id, is_known, count, failed_at) VALUES (?, ?, ?, ?)',
    source.accountId,
    source.isKnown,
    (failuresOf(database, source, now)?.count ?? 0) + 1,
    now,
  );
}

/** Forgets the wrong codes of one source, after a right one. */
export function clearFailedCodes(database: Database, { accountId, isKnown }: CodeSource): void {
  database.run(
    'DELETE FROM failed_codes WHERE account_id = ? AND is_known = ?',
    accountId,
    isKnown,
  );
}

/** Forgets all wrong codes, after a new password: whoever tried them does not know it. */
export function clearAllFailedCodes(database: Database, accountId: string): void {
  database.run('DELETE FROM failed_codes WHERE account_id = ?', accountId);
}
