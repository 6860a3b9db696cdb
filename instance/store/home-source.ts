import type { Database } from './database.ts';
import type { Source } from './timelines.ts';

/** With fewer statuses than these to choose from, gathering and sorting them is quicker than walking all that there are. */
const few = 2000;

const walked = `statuses.account_id = ?
  OR EXISTS (SELECT 1 FROM follows WHERE follower_id = ? AND followed_id = statuses.account_id AND pending = 0)
  OR EXISTS (SELECT 1 FROM mentions WHERE account_id = ? AND status_id = statuses.id)
  OR (statuses.visibility = 'public' AND EXISTS (SELECT 1 FROM status_tags
      JOIN followed_tags ON followed_tags.tag_id = status_tags.tag_id
      WHERE status_tags.status_id = statuses.id AND followed_tags.account_id = ?))`;

const gathered = `statuses.account_id = ?
  OR statuses.account_id IN (SELECT followed_id FROM follows WHERE follower_id = ? AND pending = 0)
  OR statuses.id IN (SELECT status_id FROM mentions WHERE account_id = ?)
  OR (statuses.visibility = 'public' AND statuses.id IN (SELECT status_id FROM status_tags
      JOIN followed_tags ON followed_tags.tag_id = status_tags.tag_id
      WHERE followed_tags.account_id = ?))`;

/**
 * What a home timeline draws from: oneself, those one follows, what names one, and followed tags.
 * Walking from the newest stops at a full page, which is soon for those who follow many; those who
 * follow few would walk to the very end.
 */
export function homeSource(database: Database, memberId: string): Source {
  const heard = database.get<{ statuses: number | null }>(
    `SELECT min(sum(statuses_count), ${few}) AS statuses FROM follows
     JOIN accounts ON accounts.id = followed_id WHERE follower_id = ?`,
    memberId,
  );
  return {
    where: (heard?.statuses ?? 0) < few ? gathered : walked,
    values: [memberId, memberId, memberId, memberId],
  };
}
