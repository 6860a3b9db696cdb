import type { Database } from './database.ts';
import { hashSecret, makeSecret } from './secrets.ts';

/** A sign-in that waits for its second step. */
export interface ChallengeRow {
  readonly token_hash: string;
  readonly app_id: number;
  readonly account_id: string;
  readonly scopes: string;
  /** Where a sign-in by page leads; null when the app asked for the token itself. */
  readonly redirect_uri: string | null;
  readonly tries: number;
  /** What the code that follows must be proved for. */
  readonly code_challenge: string | null;
}

interface NewChallenge {
  readonly appId: number;
  readonly accountId: string;
  readonly scopes: string;
  readonly redirectUri: string | null;
  readonly expiresAt: number;
  readonly codeChallenge: string | null;
}

/** Gives the secret by which the second step names the first. */
export function issueChallenge(database: Database, challenge: NewChallenge): string {
  const secret = makeSecret();
  database.run(
    `INSERT INTO mfa_challenges (token_hash, app_id, account_id, scopes, redirect_uri, expires_at, code_challenge)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    hashSecret(secret),
    challenge.appId,
    challenge.accountId,
    challenge.scopes,
    challenge.redirectUri,
    challenge.expiresAt,
    challenge.codeChallenge,
  );
  return secret;
}

/** Finds a challenge that still holds, and counts the try. */
export function tryChallenge(
  database: Database,
  token: string,
  now: number,
): ChallengeRow | undefined {
  database.run('DELETE FROM mfa_challenges WHERE expires_at <= ?', now);
  const hash = hashSecret(token);
  database.run('UPDATE mfa_challenges SET tries = tries + 1 WHERE token_hash = ?', hash);
  return database.get<ChallengeRow>('SELECT * FROM mfa_challenges WHERE token_hash = ?', hash);
}

/** Where a sign-in that waits would lead. */
export function waitingFor(database: Database, token: string): string | undefined {
  return (
    database.get<Pick<ChallengeRow, 'redirect_uri'>>(
      'SELECT redirect_uri FROM mfa_challenges WHERE token_hash = ?',
      hashSecret(token),
    )?.redirect_uri ?? undefined
  );
}

/** Whose sign-in waits. */
export function challengedAccount(database: Database, token: string): string | undefined {
  return database.get<Pick<ChallengeRow, 'account_id'>>(
    'SELECT account_id FROM mfa_challenges WHERE token_hash = ?',
    hashSecret(token),
  )?.account_id;
}

/** Whether it was there: of two answers at once only one is taken. */
export function closeChallenge(database: Database, challenge: ChallengeRow): boolean {
  return (
    database.run('DELETE FROM mfa_challenges WHERE token_hash = ?', challenge.token_hash).changes >
    0
  );
}

export function forgetChallenges(database: Database, accountId: string): void {
  database.run('DELETE FROM mfa_challenges WHERE account_id = ?', accountId);
}
