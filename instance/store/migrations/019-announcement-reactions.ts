/** Reactions to announcements, which only Mastodon has. */
export const announcementReactions = `
CREATE TABLE announcement_reactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  announcement_id TEXT NOT NULL REFERENCES announcements ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name TEXT NOT NULL,
  url TEXT,
  UNIQUE (announcement_id, account_id, name)
) STRICT;
CREATE INDEX announcement_reactions_by_account ON announcement_reactions (account_id);
`;
