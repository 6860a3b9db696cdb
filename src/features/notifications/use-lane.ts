import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { applauseKinds } from '#session/notifications/notification-kinds.ts';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { useCallPages, type PagesState } from '#session/queries/use-call-pages.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { notificationPages } from './notification-pages.ts';
import { useAskAbout } from './use-ask-about.ts';
import { useLaneList } from './use-lane-list.ts';

/** What part of the notifications is looked at. */
export type LaneName = 'all' | 'followed' | 'mentions';

/** A part of the notifications, and what the server was asked for on its account. */
export interface Lane {
  readonly name: LaneName;
  readonly has: (row: NotificationRow) => boolean;
  /** Of the lane, whether the feed has come to them or not; the same array until more come. */
  readonly ids: readonly string[];
  readonly pages: PagesState<string>;
}

/**
 * Thousands of likes of one post may lie between those of a lane, so the server is asked for its kinds.
 * It cannot be asked for people whom one follows, so for all that is not applause; their applause comes
 * with the feed.
 */
const kinds = {
  all: {},
  followed: { exclude_types: [...applauseKinds] },
  mentions: { types: ['mention'], include_types: ['mention'] },
} as const satisfies Record<LaneName, unknown>;

/** A lane of the notifications; of people whom the viewer may follow the server is asked. */
export function useLane(name: LaneName): Lane {
  const { relationships } = useSession().tables;
  const version = useSyncExternalStore(relationships.subscribeAll, () =>
    name === 'followed' ? relationships.version : 0,
  );
  const query = { limit: 20, with_muted: !usePreference('hideMutedPosts'), ...kinds[name] };
  const pages = useCallPages(notificationPages, { query }, { isOff: name === 'all' });
  const known = name === 'all' ? '' : (pages.items ?? []).join(' ');
  const ids = useMemo(() => (known === '' ? [] : known.split(' ')), [known]);
  const list = useLaneList(ids);
  const shown = useSyncExternalStore(list.subscribe, list.read, list.read);
  const senders = new Set(shown.flatMap(({ accountId }) => accountId ?? []));
  useAskAbout([...senders], name === 'followed');
  const has = useCallback(
    ({ type, accountId = '' }: NotificationRow) => {
      if (name === 'mentions') return type === 'mention';
      return name === 'all' || (version >= 0 && relationships.get(accountId)?.following === true);
    },
    [name, version, relationships],
  );
  return { name, has, ids, pages };
}
