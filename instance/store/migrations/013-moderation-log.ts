/** What staff did, and whom a member's posts to a conversation reach where they chose so (JSON of ids). */
export const moderationLog = `
CREATE TABLE moderation_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  actor_id TEXT NOT NULL,
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
ALTER TABLE conversations ADD COLUMN recipients TEXT;
`;
