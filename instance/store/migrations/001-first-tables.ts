/**
 * Accounts and statuses. Times are milliseconds; booleans are 0 and 1; `host` is null for local
 * accounts.
 */
export const firstTables = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE apps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  redirect_uris TEXT NOT NULL,
  scopes TEXT NOT NULL,
  website TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  host TEXT,
  acct TEXT NOT NULL COLLATE NOCASE UNIQUE,
  display_name TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  note_source TEXT NOT NULL DEFAULT '',
  fields TEXT NOT NULL DEFAULT '[]',
  emojis TEXT NOT NULL DEFAULT '[]',
  avatar TEXT,
  header TEXT,
  background TEXT,
  url TEXT,
  uri TEXT,
  bot INTEGER NOT NULL DEFAULT 0,
  locked INTEGER NOT NULL DEFAULT 0,
  role TEXT,
  active INTEGER NOT NULL DEFAULT 1,
  approved INTEGER NOT NULL DEFAULT 1,
  confirmed INTEGER NOT NULL DEFAULT 1,
  suggested INTEGER NOT NULL DEFAULT 0,
  email TEXT COLLATE NOCASE,
  password_hash TEXT,
  settings TEXT NOT NULL DEFAULT '{}',
  followers_count INTEGER NOT NULL DEFAULT 0,
  following_count INTEGER NOT NULL DEFAULT 0,
  statuses_count INTEGER NOT NULL DEFAULT 0,
  last_status_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_by_email ON accounts (email) WHERE email IS NOT NULL;

CREATE TABLE tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  app_id INTEGER NOT NULL REFERENCES apps ON DELETE CASCADE,
  account_id TEXT REFERENCES accounts ON DELETE CASCADE,
  access_hash TEXT NOT NULL UNIQUE,
  refresh_hash TEXT,
  scopes TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_account ON tokens (account_id);
CREATE INDEX tokens_by_refresh ON tokens (refresh_hash);

CREATE TABLE statuses (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  reblog_of TEXT REFERENCES statuses ON DELETE CASCADE,
  in_reply_to_id TEXT,
  in_reply_to_account_id TEXT,
  quote_id TEXT,
  context TEXT NOT NULL,
  uri TEXT NOT NULL,
  url TEXT,
  local INTEGER NOT NULL,
  visibility TEXT NOT NULL,
  content TEXT NOT NULL,
  source TEXT,
  content_type TEXT NOT NULL,
  spoiler_text TEXT NOT NULL DEFAULT '',
  sensitive INTEGER NOT NULL DEFAULT 0,
  language TEXT,
  emojis TEXT NOT NULL DEFAULT '[]',
  card TEXT,
  poll_id INTEGER,
  favourites_count INTEGER NOT NULL DEFAULT 0,
  reblogs_count INTEGER NOT NULL DEFAULT 0,
  replies_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  expires_at INTEGER,
  pinned_at INTEGER
) STRICT;
CREATE INDEX statuses_by_account ON statuses (account_id, id);
CREATE INDEX statuses_by_context ON statuses (context, id);
CREATE INDEX statuses_by_parent ON statuses (in_reply_to_id);
CREATE INDEX statuses_by_reblogged ON statuses (reblog_of, account_id) WHERE reblog_of IS NOT NULL;
CREATE INDEX statuses_direct ON statuses (id) WHERE visibility = 'direct';

CREATE TABLE mentions (
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (account_id, status_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX mentions_by_status ON mentions (status_id);

CREATE TABLE tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE status_tags (
  tag_id INTEGER NOT NULL REFERENCES tags,
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  PRIMARY KEY (tag_id, status_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX status_tags_by_status ON status_tags (status_id);

CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  status_id TEXT REFERENCES statuses ON DELETE SET NULL,
  position INTEGER NOT NULL DEFAULT 0,
  type TEXT NOT NULL,
  mime_type TEXT NOT NULL,
  file TEXT NOT NULL,
  preview TEXT,
  description TEXT,
  blurhash TEXT,
  width INTEGER,
  height INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX media_by_status ON media (status_id, position);

CREATE TABLE polls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  options TEXT NOT NULL,
  multiple INTEGER NOT NULL,
  voters_count INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER,
  told INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE poll_votes (
  poll_id INTEGER NOT NULL REFERENCES polls ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  choice INTEGER NOT NULL,
  PRIMARY KEY (poll_id, account_id, choice)
) STRICT, WITHOUT ROWID;

CREATE TABLE status_edits (
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  content TEXT NOT NULL,
  spoiler_text TEXT NOT NULL,
  sensitive INTEGER NOT NULL,
  emojis TEXT NOT NULL,
  media TEXT NOT NULL
) STRICT;
CREATE INDEX status_edits_by_status ON status_edits (status_id);

CREATE TABLE idempotency (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  idempotency_key TEXT NOT NULL,
  status_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
) STRICT, WITHOUT ROWID;
`;
