import type { Database } from './database.ts';
import { hashSecret, makeSecret } from './secrets.ts';

/** A sign-in waiting for the second factor. */
export interface MfaChallengeRow {
  readonly token_hash: string;
  readonly app_id: number;
  readonly account_id: string;
  readonly scopes: string;
  /**
   * The redirect URI if the member signs in on the authorisation page; null if the app requested
   * the token itself.
   */
  readonly redirect_uri: string | null;
  readonly tries: number;
  /**
   * The PKCE challenge that the app has sent, for the authorization code that is issued after the
   * second factor.
   */
  readonly code_challenge: string | null;
}

type NewChallenge = Omit<MfaChallengeRow, 'token_hash' | 'tries'> & { readonly expires_at: number };

/** Creates a challenge; returns the token that identifies it. */
export function issueMfaChallenge(database: Database, challenge: NewChallenge): string {
  const secret = makeSecret();
  database.insert('mfa_challenges', { ...challenge, token_hash: hashSecret(secret) });
  return secret;
}

/** Finds a valid challenge and counts the attempt. */
export function attemptMfaChallenge(
  database: Database,
  token: string,
  now: number,
): MfaChallengeRow | undefined {
  database.run('DELETE FROM mfa_challenges WHERE expires_at <= ?', now);
  const hash = hashSecret(token);
  database.run('UPDATE mfa_challenges SET tries = tries + 1 WHERE token_hash = ?', hash);
  return database.get<MfaChallengeRow>('SELECT * FROM mfa_challenges WHERE token_hash = ?', hash);
}

/** Returns the redirect URI of a waiting sign-in. */
export function challengeRedirectUri(database: Database, token: string): string | undefined {
  const [uri] = database.column<string | null>(
    'SELECT redirect_uri FROM mfa_challenges WHERE token_hash = ?',
    hashSecret(token),
  );
  return uri ?? undefined;
}

/** Returns the account of a waiting sign-in. */
export function challengeAccountId(database: Database, token: string): string | undefined {
  return database.column<string>(
    'SELECT account_id FROM mfa_challenges WHERE token_hash = ?',
    hashSecret(token),
  )[0];
}

/** Returns whether the challenge existed: of two simultaneous requests only one succeeds. */
export function closeMfaChallenge(database: Database, challenge: MfaChallengeRow): boolean {
  return (
    database.run('DELETE FROM mfa_challenges WHERE token_hash = ?', challenge.token_hash).changes >
    0
  );
}

export function deleteMfaChallenges(database: Database, accountId: string): void {
  database.run('DELETE FROM mfa_challenges WHERE account_id = ?', accountId);
}
