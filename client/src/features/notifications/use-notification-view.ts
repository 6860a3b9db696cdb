import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import {
  createShownNotificationList,
  shownNotificationList,
  type ShownNotificationList,
} from '#session/notifications/shown-notification-list.ts';
import { serverFilters } from '#session/filters/server-filters.ts';
import { notificationTypes } from '#session/notifications/notification-rules.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCallPages, type PagesState } from '#session/queries/use-call-pages.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import { useLoadRelationships } from './use-load-relationships.ts';

/** Notifications of certain types, loaded separately from the feed of all. */
export const notificationPagesQuery = defineQuery(
  'notifications of some kinds',
  getNotifications,
  (wires, { tables, ...context }): readonly string[] =>
    wires.map((wire) => ingestNotification(tables, wire, context)),
  (notifications) => ({ notifications }),
);

/**
 * Returns the visible notifications of the feed and those with these ids. Returns the same list as long
 * as `ids` is the same array.
 */
export function useNotificationViewList(ids: readonly string[]): ShownNotificationList {
  const session = useSession();
  return useMemo(
    () =>
      ids.length === 0
        ? session.part(shownNotificationList)
        : createShownNotificationList({ ...session, filters: session.part(serverFilters) }, ids),
    [session, ids],
  );
}

/** The views of the notifications. */
export type NotificationViewName = 'all' | 'followed' | 'mentions';

/** One view of the notifications, and the pages requested for it. */
export interface NotificationView {
  readonly name: NotificationViewName;
  readonly has: (row: NotificationRow) => boolean;
  /**
   * Ids of the view's own pages, which may be older than the feed. The same array until more are
   * loaded.
   */
  readonly ids: readonly string[];
  readonly pages: PagesState<string>;
}

const mentionTypes: readonly string[] = notificationTypes(({ tab }) => tab === 'mentions');
const allTypes = notificationTypes(() => true);
const reactionTypes = notificationTypes(({ reaction }) => reaction !== undefined);

/**
 * Parameters of the requests for each view. Views have their own requests, since thousands of favourites
 * can lie between two of their notifications. Servers cannot filter by followed accounts, so "followed"
 * requests all types that are not grouped; the grouped types come from the feed.
 */
const filters = {
  all: {},
  followed: { exclude_types: [...reactionTypes] },
  mentions: { types: [...mentionTypes], include_types: [...mentionTypes] },
} as const satisfies Record<NotificationViewName, unknown>;

/** Returns a view of the notifications. Loads relationships for the accounts in "followed". */
export function useNotificationView(name: NotificationViewName): NotificationView {
  const { relationships } = useSession().tables;
  const version = useSyncExternalStore(relationships.subscribeAll, () =>
    name === 'followed' ? relationships.version : 0,
  );
  const hasFallbacks = useCan('notificationFallbacks');
  const query = {
    limit: 20,
    with_muted: !usePreference('hideMutedPosts'),
    ...(hasFallbacks && { supported_types: [...allTypes] }),
    ...filters[name],
  };
  const pages = useCallPages(notificationPagesQuery, { query }, { isDisabled: name === 'all' });
  const known = name === 'all' ? '' : (pages.items ?? []).join(' ');
  const ids = useMemo(() => (known === '' ? [] : known.split(' ')), [known]);
  const list = useNotificationViewList(ids);
  const shown = useSyncExternalStore(list.subscribe, list.read, list.read);
  const senders = new Set(shown.flatMap(({ accountId }) => accountId ?? []));
  useLoadRelationships([...senders], name === 'followed');
  const has = useCallback(
    ({ type = '', accountId = '' }: NotificationRow) => {
      if (name === 'mentions') return mentionTypes.includes(type);
      return name === 'all' || (version >= 0 && relationships.get(accountId)?.following === true);
    },
    [name, version, relationships],
  );
  return { name, has, ids, pages };
}
