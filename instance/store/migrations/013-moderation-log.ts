/** The moderation log, and the recipients members chose for conversations (JSON of ids). */
export const moderationLog = `
CREATE TABLE moderation_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  actor_id TEXT NOT NULL,
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
ALTER TABLE conversations ADD COLUMN recipients TEXT;
`;
