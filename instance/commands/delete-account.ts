import type { Instance } from '#context.ts';
import { updateAccount } from '#store/accounts.ts';
import type { Database } from '#store/database.ts';
import { removeFavourite } from '#store/favourites.ts';
import { deleteFollow } from '#store/follows.ts';
import type { StatusRow } from '#store/rows.ts';
import { removeStatus } from './remove-status.ts';
import { revokeAllTokens } from './revoke-tokens.ts';

/** The tables whose rows are deleted with an account, and the column with the account's id. */
const ownRows: readonly (readonly [table: string, column: string])[] = [
  ['reactions', 'account_id'],
  ['bookmarks', 'account_id'],
  ['notifications', 'from_id'],
  ['notifications', 'account_id'],
  ['blocks', 'source_id'],
  ['mutes', 'source_id'],
  ['subscriptions', 'source_id'],
  ['subscriptions', 'target_id'],
  ['lists', 'account_id'],
  ['list_members', 'account_id'],
  ['conversations', 'account_id'],
  ['filters', 'account_id'],
  ['keyword_filters', 'account_id'],
  ['featured_tags', 'account_id'],
  ['endorsements', 'source_id'],
  ['endorsements', 'target_id'],
  ['notification_permissions', 'source_id'],
  ['notification_permissions', 'target_id'],
  ['scheduled_statuses', 'account_id'],
  ['media', 'account_id'],
  ['notes', 'source_id'],
  ['domain_blocks', 'account_id'],
  ['thread_mutes', 'account_id'],
  ['followed_tags', 'account_id'],
  ['markers', 'account_id'],
  ['settings_profiles', 'account_id'],
  ['oauth_codes', 'account_id'],
  ['mfa_challenges', 'account_id'],
  ['second_factors', 'account_id'],
  ['recovery_codes', 'account_id'],
  ['failed_codes', 'account_id'],
  ['mail_links', 'account_id'],
  ['backups', 'account_id'],
  ['known_sign_ins', 'account_id'],
];

function endFollows(database: Database, id: string): void {
  const follows = database.all<{ follower_id: string; followed_id: string }>(
    'SELECT follower_id, followed_id FROM follows WHERE follower_id = ?1 OR followed_id = ?1',
    id,
  );
  for (const follow of follows) deleteFollow(database, follow.follower_id, follow.followed_id);
}

function removeFavourites(database: Database, id: string): void {
  const favourites = database.all<{ status_id: string }>(
    'SELECT status_id FROM favourites WHERE account_id = ?',
    id,
  );
  for (const { status_id } of favourites) removeFavourite(database, id, status_id);
}

function removeStatuses(instance: Instance, id: string): void {
  const statuses = instance.database.all<StatusRow>(
    'SELECT * FROM statuses WHERE account_id = ? ORDER BY id DESC',
    id,
  );
  for (const status of statuses) removeStatus(instance, status);
}

/**
 * Deletes everything that an account wrote and did. Its name stays reserved, so that nobody can
 * impersonate the person.
 */
export function deleteAccount(instance: Instance, id: string): void {
  const { database } = instance;
  database.transaction(() => {
    removeStatuses(instance, id);
    removeFavourites(database, id);
    endFollows(database, id);
    for (const [table, column] of ownRows)
      database.run(`DELETE FROM ${table} WHERE ${column} = ?`, id);
    revokeAllTokens(instance, id);
    updateAccount(database, id, {
      display_name: '',
      note: '',
      note_source: '',
      fields: '[]',
      emojis: '[]',
      avatar: null,
      header: null,
      background: null,
      active: 0,
      role: null,
      suggested: 0,
      email: null,
      password_hash: null,
      settings: '{}',
    });
  });
}
