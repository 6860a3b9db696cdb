/**
 * The files that an account stored, for quotas. Files from before this migration are not counted.
 * The new column of `media` says since when an upload belongs to no status.
 */
export const storedFilesTable = `
CREATE TABLE stored_files (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX stored_files_by_name ON stored_files (name);

ALTER TABLE media ADD COLUMN detached_at INTEGER;
CREATE TRIGGER media_detached AFTER UPDATE OF status_id ON media
WHEN old.status_id IS NOT NULL AND new.status_id IS NULL BEGIN
  UPDATE media SET detached_at = unixepoch() * 1000 WHERE id = new.id;
END;
CREATE INDEX media_by_file ON media (file);
CREATE INDEX media_by_preview ON media (preview) WHERE preview IS NOT NULL;
CREATE INDEX media_unattached ON media (account_id) WHERE status_id IS NULL;
`;
