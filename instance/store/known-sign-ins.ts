import type { Database } from './database.ts';
import { hashSecret } from './secrets.ts';

/** The address and the app of a sign-in. */
export interface SignInOrigin {
  readonly address: string;
  readonly appId?: number | undefined;
}

/** Maximum stored hashes of each member. Above it, the least recently used are deleted. */
const maxMarks = 40;

function hashesOf(accountId: string, { address, appId }: SignInOrigin): string[] {
  const marks = [`address ${address}`, ...(appId === undefined ? [] : [`app ${appId}`])];
  return marks.map((mark) => hashSecret(`${accountId} ${mark}`));
}

/** Stores the address and the app of a successful sign-in. */
export function saveSignIn(
  database: Database,
  accountId: string,
  marks: SignInOrigin,
  now: number,
): void {
  for (const hash of hashesOf(accountId, marks))
    database.run(
      'INSERT OR REPLACE INTO known_sign_ins (account_id, mark_hash, seen_at) VALUES (?, ?, ?)',
      accountId,
      hash,
      now,
    );
  database.run(
    `DELETE FROM known_sign_ins WHERE account_id = ?1 AND mark_hash NOT IN
       (SELECT mark_hash FROM known_sign_ins WHERE account_id = ?1 ORDER BY seen_at DESC LIMIT ?2)`,
    accountId,
    maxMarks,
  );
}

/**
 * Returns the hashes of the address and the app of a sign-in, in this order, without those that the
 * member has not used before.
 */
export function matchKnownSignIns(
  database: Database,
  accountId: string,
  marks: SignInOrigin,
): string[] {
  return hashesOf(accountId, marks).filter(
    (hash) =>
      database.count('known_sign_ins WHERE account_id = ? AND mark_hash = ?', accountId, hash) > 0,
  );
}
