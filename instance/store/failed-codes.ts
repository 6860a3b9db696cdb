import { failedCodesLifetimeMs, computeFailedCodesWait } from '#rules/failed-codes-wait.ts';
import type { Database } from './database.ts';

/**
 * From where a code of the second factor is sent. Wrong codes from addresses and apps of earlier
 * sign-ins (`isKnown`) are counted separately, so that nobody else can lock the owner out.
 */
export interface SecondFactorCodeSource {
  readonly accountId: string;
  readonly isKnown: boolean;
}

function failuresOf(database: Database, source: SecondFactorCodeSource, now: number) {
  return database.get<{ count: number; failed_at: number }>(
    'SELECT count, failed_at FROM failed_codes WHERE account_id = ? AND is_known = ? AND failed_at > ?',
    source.accountId,
    source.isKnown,
    now - failedCodesLifetimeMs,
  );
}

/** Returns the milliseconds until the next code is accepted; 0 if one is accepted now. */
export function remainingCodeWait(
  database: Database,
  source: SecondFactorCodeSource,
  now: number,
): number {
  const failures = failuresOf(database, source, now);
  if (!failures) return 0;
  // A clock that was set back must not extend the wait.
  const elapsed = Math.max(0, now - failures.failed_at);
  return Math.max(0, computeFailedCodesWait(failures.count) - elapsed);
}

/** Counts a wrong code. */
export function saveFailedCode(
  database: Database,
  source: SecondFactorCodeSource,
  now: number,
): void {
  database.run(
    'INSERT OR REPLACE INTO failed_codes (account_id, is_known, count, failed_at) VALUES (?, ?, ?, ?)',
    source.accountId,
    source.isKnown,
    (failuresOf(database, source, now)?.count ?? 0) + 1,
    now,
  );
}

/** Resets the count of wrong codes from one source. Called after a correct code. */
export function clearFailedCodes(
  database: Database,
  { accountId, isKnown }: SecondFactorCodeSource,
): void {
  database.run(
    'DELETE FROM failed_codes WHERE account_id = ? AND is_known = ?',
    accountId,
    isKnown,
  );
}

/** Resets all counts of wrong codes. Called after a new password, which an attacker does not know. */
export function clearAllFailedCodes(database: Database, accountId: string): void {
  database.run('DELETE FROM failed_codes WHERE account_id = ?', accountId);
}
