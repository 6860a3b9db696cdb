/** Emoji packs created or changed by admins; a deleted one hides the bundled pack of its name. */
export const emojiPackTables = `
CREATE TABLE emoji_packs (
  name TEXT PRIMARY KEY,
  metadata TEXT NOT NULL,
  is_gone INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE emoji_files (
  pack TEXT NOT NULL REFERENCES emoji_packs (name),
  shortcode TEXT NOT NULL,
  filename TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (pack, shortcode)
) WITHOUT ROWID;
`;
