/** Relationships between accounts, and their actions on statuses. */
export const socialTables = `
CREATE TABLE follows (
  follower_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  followed_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  pending INTEGER NOT NULL DEFAULT 0,
  reblogs INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (follower_id, followed_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follows_by_followed ON follows (followed_id, follower_id);

CREATE TABLE blocks (
  source_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (source_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_target ON blocks (target_id);
CREATE TABLE mutes (
  source_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  notifications INTEGER NOT NULL DEFAULT 1,
  expires_at INTEGER,
  PRIMARY KEY (source_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE subscriptions (
  source_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (source_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_target ON subscriptions (target_id);
CREATE TABLE notes (
  source_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  comment TEXT NOT NULL,
  PRIMARY KEY (source_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE domain_blocks (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  domain TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (account_id, domain)
) STRICT, WITHOUT ROWID;
CREATE TABLE thread_mutes (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  context TEXT NOT NULL,
  PRIMARY KEY (account_id, context)
) STRICT, WITHOUT ROWID;

CREATE TABLE favourites (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  UNIQUE (account_id, status_id)
) STRICT;
CREATE INDEX favourites_by_status ON favourites (status_id, id);
CREATE TABLE bookmarks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  UNIQUE (account_id, status_id)
) STRICT;
CREATE INDEX bookmarks_by_status ON bookmarks (status_id);
CREATE TABLE reactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name TEXT NOT NULL,
  url TEXT,
  UNIQUE (status_id, account_id, name)
) STRICT;

CREATE TABLE notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  type TEXT NOT NULL,
  from_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  status_id TEXT REFERENCES statuses ON DELETE CASCADE,
  target_id TEXT REFERENCES accounts ON DELETE CASCADE,
  emoji TEXT,
  emoji_url TEXT,
  seen INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX notifications_by_account ON notifications (account_id, id);
CREATE INDEX notifications_by_status ON notifications (status_id);
CREATE INDEX notifications_by_sender ON notifications (from_id);

CREATE TABLE markers (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  timeline TEXT NOT NULL,
  last_read_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, timeline)
) STRICT, WITHOUT ROWID;

CREATE TABLE lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  title TEXT NOT NULL
) STRICT;
CREATE TABLE list_members (
  list_id INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (list_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX list_members_by_account ON list_members (account_id);
CREATE TABLE followed_tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  tag_id INTEGER NOT NULL REFERENCES tags,
  UNIQUE (account_id, tag_id)
) STRICT;

CREATE TABLE settings_profiles (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  frontend TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  settings TEXT NOT NULL,
  PRIMARY KEY (account_id, frontend, name)
) STRICT, WITHOUT ROWID;
`;
