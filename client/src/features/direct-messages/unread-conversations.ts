import { getConversations } from '@rookery/contract/calls/conversations.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { compareIds } from '#lib/compare-ids.ts';
import { runInBackground } from '#session/run-in-background.ts';
import { useSession } from '#session/session-context.ts';
import type { Session } from '#session/session.ts';
import { useRow } from '#store/use-row.ts';
import { useNewerDirectStatus } from './list/use-newer-direct-status.ts';

/** Maximum number of conversations that servers return per request. */
const limit = 40;

/**
 * Stores how many of the viewer's conversations are unread. `unread` is the number among the
 * conversations that were loaded, and `isAll` says whether these are all. If not, a larger number
 * that was stored before is not changed.
 */
export function storeUnreadCount(session: Session, unread: number, isAll: boolean): void {
  const { tables, viewerId } = session;
  if (viewerId === null) return;
  const known = tables.accounts.get(viewerId)?.unreadConversationsCount ?? 0;
  const count = isAll ? unread : Math.max(unread, known);
  if (count !== known) tables.accounts.merge({ id: viewerId, unreadConversationsCount: count });
}

/** Lowers the stored count of unread conversations by one, after the viewer has read one. */
export function decrementUnreadCount({ tables, viewerId }: Session): void {
  const known = tables.accounts.get(viewerId ?? '')?.unreadConversationsCount ?? 0;
  if (viewerId !== null && known > 0)
    tables.accounts.merge({ id: viewerId, unreadConversationsCount: known - 1 });
}

/**
 * Counts the unread conversations again when a direct status arrives. Counts them at the start as well
 * on servers that do not send the number with the account, such as Mastodon.
 */
export function useRefreshUnreadConversations(): void {
  const session = useSession();
  const { tables, viewerId, call, ended } = session;
  const { username, unreadConversationsCount } = useRow(tables.accounts, viewerId) ?? {};
  const [newest] = useState(() => [...tables.statuses.keys()].toSorted(compareIds).at(-1) ?? '0');
  const count = useEffectEvent(() => {
    void runInBackground(session, 'counting conversations failed', async () => {
      const { value } = await call(getConversations, { query: { limit }, signal: ended });
      const unread = value.filter(({ unread: isUnread }) => isUnread === true);
      storeUnreadCount(session, unread.length, value.length < limit);
    });
  });
  const isUnknown = username !== undefined && unreadConversationsCount === undefined;
  useEffect(() => {
    if (isUnknown) count();
  }, [isUnknown]);
  useNewerDirectStatus(newest, count);
}
