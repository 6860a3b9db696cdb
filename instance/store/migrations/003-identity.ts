/**
 * Sign-in, second factor and backups. Codes and tokens are stored as hashes; the secret of an
 * authenticator and the name of a backup cannot be hashed, since they must be read again.
 */
export const identityTables = `
CREATE TABLE oauth_codes (
  code_hash TEXT PRIMARY KEY,
  app_id INTEGER NOT NULL REFERENCES apps ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  redirect_uri TEXT NOT NULL,
  scopes TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE second_factors (
  account_id TEXT PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  secret TEXT,
  pending_secret TEXT,
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE recovery_codes (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (account_id, code_hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE mfa_challenges (
  token_hash TEXT PRIMARY KEY,
  app_id INTEGER NOT NULL REFERENCES apps ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  scopes TEXT NOT NULL,
  redirect_uri TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE backups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  file_name TEXT NOT NULL UNIQUE,
  archive BLOB,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX backups_by_account ON backups (account_id, id);
`;
