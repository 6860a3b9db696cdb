import type { Instance } from '#context.ts';
import { accountUri, insertOrigin } from '#rules/origin-placeholder.ts';
import type { ProfileField } from '#rules/profile-field.ts';
import { formatTime } from '#rules/time.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { activityView } from './activity-view.ts';
import { pictureUrl } from './account-view.ts';

const activityStreams = 'https://www.w3.org/ns/activitystreams';

function actorOf({ origin }: Instance, account: AccountRow): object {
  const id = insertOrigin(accountUri(account), origin);
  return {
    '@context': activityStreams,
    id,
    type: account.bot ? 'Service' : 'Person',
    preferredUsername: account.username,
    name: account.display_name,
    summary: insertOrigin(account.note, origin),
    url: id,
    published: formatTime(account.created_at),
    manuallyApprovesFollowers: account.locked === 1,
    icon: { type: 'Image', url: pictureUrl(account.avatar, origin, '/images/avi.png') },
    image: { type: 'Image', url: pictureUrl(account.header, origin, '/images/banner.png') },
    attachment: fromJsonColumn<ProfileField[]>(account.fields).map(({ name, html }) => ({
      type: 'PropertyValue',
      name,
      value: insertOrigin(html, origin),
    })),
    outbox: 'outbox.json',
    likes: 'likes.json',
    bookmarks: 'bookmarks.json',
  };
}

function collection(id: string, items: readonly unknown[]): object {
  return {
    '@context': activityStreams,
    id,
    type: 'OrderedCollection',
    totalItems: items.length,
    orderedItems: items,
  };
}

function urisFrom(instance: Instance, table: 'favourites' | 'bookmarks', id: string): string[] {
  return instance.database
    .all<{ uri: string }>(
      `SELECT uri FROM ${table} JOIN statuses ON statuses.id = ${table}.status_id
       WHERE ${table}.account_id = ? ORDER BY ${table}.id`,
      id,
    )
    .map(({ uri }) => insertOrigin(uri, instance.origin));
}

/**
 * Returns the documents of a member's archive by file name: profile, statuses, favourites and
 * bookmarks.
 */
export function backupFiles(instance: Instance, account: AccountRow): Record<string, object> {
  const statuses = instance.database.all<StatusRow>(
    'SELECT * FROM statuses WHERE account_id = ? ORDER BY id',
    account.id,
  );
  const outbox = statuses.map((status) => activityView(instance, account, status));
  return {
    'actor.json': actorOf(instance, account),
    'outbox.json': collection('outbox.json', outbox),
    'likes.json': collection('likes.json', urisFrom(instance, 'favourites', account.id)),
    'bookmarks.json': collection('bookmarks.json', urisFrom(instance, 'bookmarks', account.id)),
  };
}
