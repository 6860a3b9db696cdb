/** Registration, push subscriptions and search. */
export const joiningTables = `
ALTER TABLE accounts ADD COLUMN registration_reason TEXT;

CREATE TABLE invites (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token TEXT NOT NULL UNIQUE,
  max_use INTEGER,
  expires_at INTEGER,
  uses INTEGER NOT NULL DEFAULT 0,
  used INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE mail_links (
  secret_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  detail TEXT,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_links_by_account ON mail_links (account_id, purpose);

CREATE TABLE solved_captchas (
  token TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_id INTEGER NOT NULL UNIQUE REFERENCES tokens ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  alerts TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_by_account ON push_subscriptions (account_id);

CREATE VIRTUAL TABLE status_words USING fts5 (
  content, spoiler_text, tokenize = "unicode61 remove_diacritics 2"
);
CREATE TRIGGER status_words_added AFTER INSERT ON statuses WHEN new.reblog_of IS NULL BEGIN
  INSERT INTO status_words (rowid, content, spoiler_text)
  VALUES (new.rowid, searchable_text(new.content), searchable_text(new.spoiler_text));
END;
CREATE TRIGGER status_words_changed AFTER UPDATE OF content, spoiler_text ON statuses
WHEN new.reblog_of IS NULL BEGIN
  UPDATE status_words SET content = searchable_text(new.content),
    spoiler_text = searchable_text(new.spoiler_text)
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER status_words_removed AFTER DELETE ON statuses WHEN old.reblog_of IS NULL BEGIN
  DELETE FROM status_words WHERE rowid = old.rowid;
END;
CREATE INDEX statuses_by_uri ON statuses (uri);
CREATE INDEX statuses_by_url ON statuses (url) WHERE url IS NOT NULL;
INSERT INTO status_words (rowid, content, spoiler_text)
SELECT rowid, searchable_text(content), searchable_text(spoiler_text) FROM statuses WHERE reblog_of IS NULL;

CREATE VIRTUAL TABLE account_names USING fts5 (acct, display_name, tokenize = "trigram");
CREATE TRIGGER account_names_added AFTER INSERT ON accounts BEGIN
  INSERT INTO account_names (rowid, acct, display_name)
  VALUES (new.rowid, new.acct, new.display_name);
END;
CREATE TRIGGER account_names_changed AFTER UPDATE OF acct, display_name ON accounts BEGIN
  UPDATE account_names SET acct = new.acct, display_name = new.display_name
  WHERE rowid = new.rowid;
END;
CREATE TRIGGER account_names_removed AFTER DELETE ON accounts BEGIN
  DELETE FROM account_names WHERE rowid = old.rowid;
END;
INSERT INTO account_names (rowid, acct, display_name)
SELECT rowid, acct, display_name FROM accounts;
`;
