import { incrementCount } from './accounts.ts';
import type { Database } from './database.ts';

export interface FollowRow {
  readonly follower_id: string;
  readonly followed_id: string;
  readonly pending: number;
  readonly reblogs: number;
}

export function followBetween(
  database: Database,
  follower: string,
  followed: string,
): FollowRow | undefined {
  return database.get<FollowRow>(
    'SELECT * FROM follows WHERE follower_id = ? AND followed_id = ?',
    follower,
    followed,
  );
}

export function insertFollow(
  database: Database,
  follow: { follower: string; followed: string; pending: boolean; createdAt: number },
): void {
  database.run(
    'INSERT INTO follows (follower_id, followed_id, pending, created_at) VALUES (?, ?, ?, ?)',
    follow.follower,
    follow.followed,
    follow.pending,
    follow.createdAt,
  );
  if (!follow.pending) countFollow(database, follow.follower, follow.followed, 1);
}

export function acceptFollow(database: Database, follower: string, followed: string): void {
  const { changes } = database.run(
    'UPDATE follows SET pending = 0 WHERE follower_id = ? AND followed_id = ? AND pending = 1',
    follower,
    followed,
  );
  if (changes > 0) countFollow(database, follower, followed, 1);
}

/** Returns whether a follow or follow request existed. */
export function deleteFollow(database: Database, follower: string, followed: string): boolean {
  const follow = followBetween(database, follower, followed);
  if (!follow) return false;
  database.run('DELETE FROM follows WHERE follower_id = ? AND followed_id = ?', follower, followed);
  if (!follow.pending) countFollow(database, follower, followed, -1);
  return true;
}

export function setShowReblogs(
  database: Database,
  follower: string,
  followed: string,
  reblogs: boolean,
): void {
  database.run(
    'UPDATE follows SET reblogs = ? WHERE follower_id = ? AND followed_id = ?',
    reblogs,
    follower,
    followed,
  );
}

function countFollow(database: Database, follower: string, followed: string, by: number): void {
  incrementCount(database, follower, 'following_count', by);
  incrementCount(database, followed, 'followers_count', by);
}

export function followsOf(database: Database, follower: string): FollowRow[] {
  return database.all<FollowRow>(
    'SELECT * FROM follows WHERE follower_id = ? AND pending = 0',
    follower,
  );
}

export function followerIds(database: Database, followed: string): string[] {
  return database.column(
    'SELECT follower_id FROM follows WHERE followed_id = ? AND pending = 0',
    followed,
  );
}

export function countFollowRequests(database: Database, followed: string): number {
  return database.count('follows WHERE followed_id = ? AND pending = 1', followed);
}
