import type { Tables } from '#entities/tables.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { Notifications } from './notifications/notifications.ts';

export interface RemovalOptions {
  readonly tables: Tables;
  readonly feeds: Pick<Feeds, 'all'>;
  readonly notifications: Pick<Notifications, 'loader'> | undefined;
}

/** A status is gone: it is marked so, and leaves every list that shows it or a repeat of it. */
export function removeStatus({ tables, feeds, notifications }: RemovalOptions, id: string): void {
  tables.hub.batch(() => {
    tables.statuses.merge({ id, isDeleted: true }, tables.hub.next());
    const isGone = (item: string): boolean =>
      item === id || tables.statuses.get(item)?.reblogId === id;
    for (const loader of feeds.all()) loader.remove(isGone);
    notifications?.loader.remove((item) => tables.notifications.get(item)?.statusId === id);
  });
}
