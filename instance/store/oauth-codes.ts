import type { Database } from './database.ts';
import { hashSecret, makeSecret } from './secrets.ts';

interface CodeRow {
  readonly app_id: number;
  readonly account_id: string;
  readonly redirect_uri: string;
  readonly scopes: string;
  readonly expires_at: number;
  readonly code_challenge: string | null;
}

export function issueOAuthCode(database: Database, code: CodeRow): string {
  const secret = makeSecret();
  database.insert('oauth_codes', { ...code, code_hash: hashSecret(secret) });
  return secret;
}

/**
 * Returns a code and deletes it, so that it can be exchanged for one token only. Undefined for another app
 * than the one to which it was issued.
 */
export function redeemOAuthCode(
  database: Database,
  appId: number,
  code: string,
  now: number,
): CodeRow | undefined {
  return database.transaction(() => {
    const hash = hashSecret(code);
    const row = database.get<CodeRow>(
      'SELECT * FROM oauth_codes WHERE code_hash = ? AND app_id = ?',
      hash,
      appId,
    );
    database.run(
      'DELETE FROM oauth_codes WHERE (code_hash = ? AND app_id = ?) OR expires_at <= ?',
      hash,
      appId,
      now,
    );
    return row && row.expires_at > now ? row : undefined;
  });
}

export function deleteOAuthCodes(database: Database, accountId: string): void {
  database.run('DELETE FROM oauth_codes WHERE account_id = ?', accountId);
}
