/** Reports, announcements, conversations, filters and scheduled statuses. */
export const moderationTables = `
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  actor_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  content TEXT NOT NULL,
  forward INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'open',
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_by_state ON reports (state, id);
CREATE TABLE report_statuses (
  report_id TEXT NOT NULL REFERENCES reports ON DELETE CASCADE,
  status_id TEXT NOT NULL REFERENCES statuses ON DELETE CASCADE,
  PRIMARY KEY (report_id, status_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_statuses_by_status ON report_statuses (status_id);
CREATE TABLE report_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  report_id TEXT NOT NULL REFERENCES reports ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX report_notes_by_report ON report_notes (report_id);
ALTER TABLE notifications ADD COLUMN report_id TEXT REFERENCES reports ON DELETE CASCADE;

CREATE TABLE announcements (
  id TEXT PRIMARY KEY,
  content TEXT NOT NULL,
  starts_at INTEGER,
  ends_at INTEGER,
  all_day INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE announcement_reads (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  announcement_id TEXT NOT NULL REFERENCES announcements ON DELETE CASCADE,
  PRIMARY KEY (account_id, announcement_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE conversations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  context TEXT NOT NULL,
  unread INTEGER NOT NULL,
  UNIQUE (account_id, context)
) STRICT;

CREATE TABLE filters (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  number INTEGER NOT NULL,
  phrase TEXT NOT NULL,
  contexts TEXT NOT NULL,
  irreversible INTEGER NOT NULL,
  whole_word INTEGER NOT NULL,
  expires_at INTEGER,
  PRIMARY KEY (account_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE scheduled_statuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  scheduled_at INTEGER NOT NULL,
  parameters TEXT NOT NULL
) STRICT;
CREATE INDEX scheduled_statuses_by_time ON scheduled_statuses (scheduled_at);
CREATE INDEX scheduled_statuses_by_account ON scheduled_statuses (account_id, id);

CREATE TABLE dismissed_suggestions (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (account_id, target_id)
) STRICT, WITHOUT ROWID;
`;
