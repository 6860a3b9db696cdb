import type { Database } from './database.ts';
import type { TokenRow } from './rows.ts';
import { hashSecret, makeSecret } from './secrets.ts';

const columns = 'id, app_id, account_id, scopes, created_at';

export function tokenByAccess(database: Database, access: string): TokenRow | undefined {
  return database.get<TokenRow>(
    `SELECT ${columns} FROM tokens WHERE access_hash = ?`,
    hashSecret(access),
  );
}

export function tokenByRefresh(database: Database, refresh: string): TokenRow | undefined {
  return database.get<TokenRow>(
    `SELECT ${columns} FROM tokens WHERE refresh_hash = ? ORDER BY id DESC`,
    hashSecret(refresh),
  );
}

export function tokenById(database: Database, id: number): TokenRow | undefined {
  return database.get<TokenRow>(`SELECT ${columns} FROM tokens WHERE id = ?`, id);
}

/**
 * Returns the hash of a token's secret. It identifies the token for ever, unlike the id, since SQLite
 * gives the id of the newest token again after that was deleted.
 */
export function accessHashOf(database: Database, id: number): string | undefined {
  return database.column<string>('SELECT access_hash FROM tokens WHERE id = ?', id)[0];
}

interface NewToken {
  readonly appId: number;
  readonly accountId: string | null;
  readonly scopes: string;
  readonly createdAt: number;
  /**
   * Refresh token of the token that this one replaces; it stays valid. By default a new one is
   * generated.
   */
  readonly refresh?: string;
}

export interface IssuedToken {
  readonly id: number;
  readonly access: string;
  readonly refresh: string;
}

/**
 * Maximum number of tokens without a member per app, since anybody who knows the app's secret can
 * request any number.
 */
const maxAppTokens = 100;

function removeOldAppTokens(database: Database, appId: number): void {
  database.run(
    `DELETE FROM tokens WHERE id IN (
       SELECT id FROM tokens WHERE app_id = ? AND account_id IS NULL
       ORDER BY id DESC LIMIT -1 OFFSET ?)`,
    appId,
    maxAppTokens,
  );
}

/** Creates a token. Returns its secrets, which are stored only as hashes. */
export function issueToken(database: Database, token: NewToken): IssuedToken {
  const access = makeSecret();
  const refresh = token.refresh ?? makeSecret();
  const id = database.insert('tokens', {
    app_id: token.appId,
    account_id: token.accountId,
    access_hash: hashSecret(access),
    refresh_hash: hashSecret(refresh),
    scopes: token.scopes,
    created_at: token.createdAt,
  });
  if (token.accountId === null) removeOldAppTokens(database, token.appId);
  return { id, access, refresh };
}

export function deleteToken(database: Database, id: number): void {
  database.run('DELETE FROM tokens WHERE id = ?', id);
}

export function tokensOf(database: Database, accountId: string): (TokenRow & { name: string })[] {
  return database.all(
    `SELECT ${columns.replaceAll(/(\w+)/g, 'tokens.$1')}, apps.name FROM tokens
     JOIN apps ON apps.id = tokens.app_id WHERE account_id = ? ORDER BY tokens.id`,
    accountId,
  );
}
