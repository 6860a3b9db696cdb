import type { Database } from './database.ts';

export interface TagRow {
  readonly id: number;
  readonly name: string;
}

export function tagByName(database: Database, name: string): TagRow | undefined {
  return database.get<TagRow>('SELECT * FROM tags WHERE name = ?', name.toLowerCase());
}

/** Adds a hashtag if it is new, and returns it. */
export function addTag(database: Database, name: string): TagRow {
  database.run('INSERT OR IGNORE INTO tags (name) VALUES (?)', name.toLowerCase());
  const tag = tagByName(database, name);
  if (!tag) throw new Error(`the hashtag ${name} was not added`);
  return tag;
}

export function insertStatusTags(
  database: Database,
  statusId: string,
  names: Iterable<string>,
): void {
  for (const name of names) {
    database.run('INSERT OR IGNORE INTO tags (name) VALUES (?)', name);
    database.run(
      `INSERT OR IGNORE INTO status_tags (tag_id, status_id)
       SELECT id, ? FROM tags WHERE name = ?`,
      statusId,
      name,
    );
  }
}

export function deleteStatusTags(database: Database, statusId: string): void {
  database.run('DELETE FROM status_tags WHERE status_id = ?', statusId);
}

export function statusTags(database: Database, statusId: string): string[] {
  return database.column(
    `SELECT name FROM status_tags JOIN tags ON tags.id = status_tags.tag_id
     WHERE status_id = ? ORDER BY tags.id`,
    statusId,
  );
}

export function isTagFollowed(database: Database, accountId: string, tagId: number): boolean {
  return database.count('followed_tags WHERE account_id = ? AND tag_id = ?', accountId, tagId) > 0;
}

export function followTag(database: Database, accountId: string, tagId: number): void {
  database.run(
    'INSERT OR IGNORE INTO followed_tags (account_id, tag_id) VALUES (?, ?)',
    accountId,
    tagId,
  );
}

export function unfollowTag(database: Database, accountId: string, tagId: number): void {
  database.run('DELETE FROM followed_tags WHERE account_id = ? AND tag_id = ?', accountId, tagId);
}

/** Returns the accounts that follow one of the status's tags. */
export function tagFollowers(database: Database, statusId: string): string[] {
  return database.column(
    `SELECT DISTINCT account_id FROM followed_tags
     WHERE tag_id IN (SELECT tag_id FROM status_tags WHERE status_id = ?)`,
    statusId,
  );
}
