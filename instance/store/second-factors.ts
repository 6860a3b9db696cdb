import type { Database } from './database.ts';
import { hashSecret } from './secrets.ts';

export interface SecondFactorRow {
  readonly account_id: string;
  /** The secret with which codes are verified at sign-in. */
  readonly secret: string | null;
  /** A new secret, which becomes the active one with its first correct code. */
  readonly pending_secret: string | null;
  /** The newest time step of 30 seconds whose code was used. */
  readonly last_step: number;
}

export function secondFactorOf(database: Database, accountId: string): SecondFactorRow | undefined {
  return database.get<SecondFactorRow>(
    'SELECT * FROM second_factors WHERE account_id = ?',
    accountId,
  );
}

export function hasSecondFactor(database: Database, accountId: string): boolean {
  return typeof secondFactorOf(database, accountId)?.secret === 'string';
}

export function proposeTotpSecret(database: Database, accountId: string, secret: string): void {
  database.run(
    `INSERT INTO second_factors (account_id, pending_secret) VALUES (?1, ?2)
     ON CONFLICT (account_id) DO UPDATE SET pending_secret = ?2`,
    accountId,
    secret,
  );
}

/** Makes the pending secret the active one. */
export function confirmTotpSecret(database: Database, accountId: string): void {
  database.run(
    `UPDATE second_factors SET secret = pending_secret, pending_secret = NULL, last_step = 0
     WHERE account_id = ? AND pending_secret IS NOT NULL`,
    accountId,
  );
}

/**
 * Marks a time step as used. Returns false if it was used already, so that only one of two
 * simultaneous sign-ins with the same code succeeds.
 */
export function markTotpStepUsed(database: Database, accountId: string, step: number): boolean {
  return (
    database.run(
      'UPDATE second_factors SET last_step = ?2 WHERE account_id = ?1 AND last_step < ?2',
      accountId,
      step,
    ).changes > 0
  );
}

export function removeSecondFactor(database: Database, accountId: string): void {
  database.run('DELETE FROM second_factors WHERE account_id = ?', accountId);
  database.run('DELETE FROM recovery_codes WHERE account_id = ?', accountId);
}

/** Replaces the recovery codes. */
export function saveRecoveryCodes(
  database: Database,
  accountId: string,
  codes: readonly string[],
): void {
  database.transaction(() => {
    database.run('DELETE FROM recovery_codes WHERE account_id = ?', accountId);
    for (const code of codes)
      database.run(
        'INSERT INTO recovery_codes (account_id, code_hash) VALUES (?, ?)',
        accountId,
        hashSecret(code),
      );
  });
}

/** Returns whether the code was valid, and invalidates it. */
export function consumeRecoveryCode(database: Database, accountId: string, code: string): boolean {
  return (
    database.run(
      'DELETE FROM recovery_codes WHERE account_id = ? AND code_hash = ?',
      accountId,
      hashSecret(code),
    ).changes > 0
  );
}
