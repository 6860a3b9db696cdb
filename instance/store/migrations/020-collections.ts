/** Collections of accounts, which only Mastodon's dialect offers. */
export const collectionTables = `
CREATE TABLE collections (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  language TEXT,
  -- Name of a hashtag; empty for none.
  tag TEXT NOT NULL,
  sensitive INTEGER NOT NULL,
  discoverable INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX collections_by_account ON collections (account_id);
CREATE TABLE collection_items (
  id TEXT PRIMARY KEY,
  collection_id TEXT NOT NULL REFERENCES collections ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  UNIQUE (collection_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX collection_items_by_account ON collection_items (account_id);
`;
