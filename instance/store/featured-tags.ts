import type { Database } from './database.ts';

export interface FeaturedTagRow {
  readonly id: number;
  readonly name: string;
  readonly statuses_count: number;
  readonly last_status_at: number | null;
}

/** Returns the featured hashtags of an account, each with the number of its public statuses. */
export function featuredTagsOf(database: Database, accountId: string): FeaturedTagRow[] {
  return database.all<FeaturedTagRow>(
    `SELECT featured_tags.id, featured_tags.name, count(statuses.id) AS statuses_count,
       max(statuses.created_at) AS last_status_at
     FROM featured_tags
     LEFT JOIN tags ON tags.name = lower(featured_tags.name)
     LEFT JOIN status_tags ON status_tags.tag_id = tags.id
     LEFT JOIN statuses ON statuses.id = status_tags.status_id
       AND statuses.account_id = featured_tags.account_id
       AND statuses.visibility IN ('public', 'unlisted')
     WHERE featured_tags.account_id = ? GROUP BY featured_tags.id ORDER BY featured_tags.id`,
    accountId,
  );
}

export function addFeaturedTag(database: Database, accountId: string, name: string): number {
  return database.insert('featured_tags', { account_id: accountId, name });
}

/** Removes a featured hashtag. Returns whether the account had featured it. */
export function removeFeaturedTag(database: Database, accountId: string, id: number): boolean {
  return (
    database.run('DELETE FROM featured_tags WHERE id = ? AND account_id = ?', id, accountId)
      .changes > 0
  );
}

/** Returns the ten hashtags that an account uses most and does not feature. */
export function tagsUsedOften(database: Database, accountId: string): string[] {
  return database.column(
    `SELECT tags.name FROM status_tags JOIN tags ON tags.id = tag_id
     JOIN statuses ON statuses.id = status_id
     WHERE statuses.account_id = ?1
       AND tags.name NOT IN (SELECT lower(name) FROM featured_tags WHERE account_id = ?1)
     GROUP BY tags.id ORDER BY count(*) DESC LIMIT 10`,
    accountId,
  );
}
