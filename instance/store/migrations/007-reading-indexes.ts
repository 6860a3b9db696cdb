/** Indexes that keep pages of a large database as fast as those of a small one. */
export const readingIndexes = `
CREATE INDEX notifications_unseen ON notifications (account_id) WHERE seen = 0;
CREATE INDEX follows_pending ON follows (followed_id) WHERE pending = 1;
CREATE INDEX favourites_by_account ON favourites (account_id, id);
CREATE INDEX bookmarks_by_account ON bookmarks (account_id, id);
CREATE INDEX accounts_by_host ON accounts (host) WHERE host IS NOT NULL;
`;
