/**
 * What only Mastodon and GoToSocial have: filters of version 2, filtered notifications, states of
 * quotes, options of lists, featured hashtags and accounts.
 */
export const dialectTables = `
CREATE TABLE keyword_filters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  title TEXT NOT NULL,
  contexts TEXT NOT NULL,
  action TEXT NOT NULL,
  expires_at INTEGER
) STRICT;
CREATE INDEX keyword_filters_by_account ON keyword_filters (account_id);
CREATE TABLE filter_keywords (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  filter_id INTEGER NOT NULL REFERENCES keyword_filters ON DELETE CASCADE,
  keyword TEXT NOT NULL,
  whole_word INTEGER NOT NULL
) STRICT;
CREATE INDEX filter_keywords_by_filter ON filter_keywords (filter_id);
CREATE TABLE filter_statuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  filter_id INTEGER NOT NULL REFERENCES keyword_filters ON DELETE CASCADE,
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  UNIQUE (filter_id, status_id)
) STRICT;
CREATE INDEX filter_statuses_by_status ON filter_statuses (status_id);

-- 0: shown, 1: filtered, 2: filtered and its request dismissed.
ALTER TABLE notifications ADD COLUMN filtered INTEGER NOT NULL DEFAULT 0;
CREATE TABLE notification_permissions (
  source_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (source_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notification_permissions_by_target ON notification_permissions (target_id);

-- Null: a quote that was accepted at once.
ALTER TABLE statuses ADD COLUMN quote_state TEXT;
-- Who may quote the status; null: everybody who can read it.
ALTER TABLE statuses ADD COLUMN quote_policy TEXT;

ALTER TABLE lists ADD COLUMN exclusive INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lists ADD COLUMN replies_policy TEXT NOT NULL DEFAULT 'list';

CREATE TABLE featured_tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name TEXT NOT NULL COLLATE NOCASE,
  UNIQUE (account_id, name)
) STRICT;
CREATE TABLE endorsements (
  source_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (source_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX endorsements_by_target ON endorsements (target_id);
`;
