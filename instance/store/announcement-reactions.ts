import type { Database } from './database.ts';

export interface CountedReaction {
  readonly name: string;
  /** URL of a custom emoji; null if the emoji is a Unicode character. */
  readonly url: string | null;
  readonly count: number;
  /** 1 if the viewer has added this reaction, else 0. */
  readonly me: number;
}

/** Returns the reactions to an announcement with their counts, the first one added first. */
export function announcementReactionsOf(
  database: Database,
  announcementId: string,
  readerId: string,
): CountedReaction[] {
  return database.all<CountedReaction>(
    `SELECT name, max(url) AS url, count(*) AS count, max(account_id = ?) AS me
     FROM announcement_reactions WHERE announcement_id = ? GROUP BY name ORDER BY min(id)`,
    readerId,
    announcementId,
  );
}

/** Adds a reaction, unless the account has added it already. */
export function addAnnouncementReaction(
  database: Database,
  row: {
    readonly announcement_id: string;
    readonly account_id: string;
    readonly name: string;
    readonly url: string | null;
  },
): void {
  database.run(
    `INSERT OR IGNORE INTO announcement_reactions (announcement_id, account_id, name, url)
     VALUES (?, ?, ?, ?)`,
    row.announcement_id,
    row.account_id,
    row.name,
    row.url,
  );
}

/** Removes a reaction. Returns whether it existed. */
export function removeAnnouncementReaction(
  database: Database,
  announcementId: string,
  accountId: string,
  name: string,
): boolean {
  return (
    database.run(
      `DELETE FROM announcement_reactions
       WHERE announcement_id = ? AND account_id = ? AND name = ?`,
      announcementId,
      accountId,
      name,
    ).changes > 0
  );
}
