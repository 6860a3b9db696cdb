import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { groupedReactionTypes } from '#session/notifications/notification-kinds.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { useCallPages, type PagesState } from '#session/queries/use-call-pages.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { notificationPages } from './notification-pages.ts';
import { useLoadRelationships } from './use-load-relationships.ts';
import { useNotificationViewList } from './use-notification-view-list.ts';

/** Which part of the notifications is shown. */
export type NotificationViewName = 'all' | 'followed' | 'mentions';

/** Part of the notifications and the pages requested for it. */
export interface NotificationView {
  readonly name: NotificationViewName;
  readonly has: (row: NotificationRow) => boolean;
  /** Ids of this view, including ones the feed has not reached. Stable until more are loaded. */
  readonly ids: readonly string[];
  readonly pages: PagesState<string>;
}

/**
 * Thousands of favourites can lie between the notifications of a view, so its types are requested
 * separately. Servers cannot filter by followed accounts, so "followed" requests all types that are
 * not grouped; grouped ones come from the feed.
 */
const kinds = {
  all: {},
  followed: { exclude_types: [...groupedReactionTypes] },
  mentions: { types: ['mention'], include_types: ['mention'] },
} as const satisfies Record<NotificationViewName, unknown>;

/** Returns a view of the notifications. Loads relationships for the accounts in "followed". */
export function useNotificationView(name: NotificationViewName): NotificationView {
  const { relationships } = useSession().tables;
  const version = useSyncExternalStore(relationships.subscribeAll, () =>
    name === 'followed' ? relationships.version : 0,
  );
  const query = { limit: 20, with_muted: !usePreference('hideMutedPosts'), ...kinds[name] };
  const pages = useCallPages(notificationPages, { query }, { isDisabled: name === 'all' });
  const known = name === 'all' ? '' : (pages.items ?? []).join(' ');
  const ids = useMemo(() => (known === '' ? [] : known.split(' ')), [known]);
  const list = useNotificationViewList(ids);
  const shown = useSyncExternalStore(list.subscribe, list.read, list.read);
  const senders = new Set(shown.flatMap(({ accountId }) => accountId ?? []));
  useLoadRelationships([...senders], name === 'followed');
  const has = useCallback(
    ({ type, accountId = '' }: NotificationRow) => {
      if (name === 'mentions') return type === 'mention';
      return name === 'all' || (version >= 0 && relationships.get(accountId)?.following === true);
    },
    [name, version, relationships],
  );
  return { name, has, ids, pages };
}
