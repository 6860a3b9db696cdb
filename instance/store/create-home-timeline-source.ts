import type { Database } from './database.ts';
import { exclusiveMembers } from './lists.ts';
import type { TimelineSource } from './timelines.ts';

/**
 * Below this number of candidates, collecting and sorting them is faster than scanning all
 * statuses.
 */
const smallCount = 2000;

const scanCondition = `statuses.account_id = ?
  OR EXISTS (SELECT 1 FROM follows WHERE follower_id = ? AND followed_id = statuses.account_id AND pending = 0)
  OR EXISTS (SELECT 1 FROM mentions WHERE account_id = ? AND status_id = statuses.id)
  OR (statuses.visibility = 'public' AND EXISTS (SELECT 1 FROM status_tags
      JOIN followed_tags ON followed_tags.tag_id = status_tags.tag_id
      WHERE status_tags.status_id = statuses.id AND followed_tags.account_id = ?))`;

const collectedIds = `statuses.account_id = ?
  OR statuses.account_id IN (SELECT followed_id FROM follows WHERE follower_id = ? AND pending = 0)
  OR statuses.id IN (SELECT status_id FROM mentions WHERE account_id = ?)
  OR (statuses.visibility = 'public' AND statuses.id IN (SELECT status_id FROM status_tags
      JOIN followed_tags ON followed_tags.tag_id = status_tags.tag_id
      WHERE followed_tags.account_id = ?))`;

/**
 * Returns the source of a home timeline: own statuses, followed accounts, mentions and followed
 * tags. Scanning from the newest stops at a full page, which is quick for members who follow many
 * accounts; for others it would scan the whole table.
 */
export function createHomeTimelineSource(database: Database, memberId: string): TimelineSource {
  const followed = database.get<{ statuses: number | null }>(
    `SELECT min(sum(statuses_count), ${smallCount}) AS statuses FROM follows
     JOIN accounts ON accounts.id = followed_id WHERE follower_id = ?`,
    memberId,
  );
  const excluded = exclusiveMembers(database, memberId);
  const where = (followed?.statuses ?? 0) < smallCount ? collectedIds : scanCondition;
  const values = [memberId, memberId, memberId, memberId];
  if (excluded.length === 0) return { where, values };
  return {
    where: `(${where}) AND statuses.account_id NOT IN (SELECT value FROM json_each(?))`,
    values: [...values, JSON.stringify(excluded)],
  };
}
