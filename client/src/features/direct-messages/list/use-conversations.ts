import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { type PagesState, useCallPages } from '#session/queries/use-call-pages.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSession } from '#session/session-context.ts';
import {
  type ConversationEntry,
  withoutRepeatedConversations,
} from '#session/direct-messages/conversation-entry.ts';
import { conversationsQuery } from '#session/direct-messages/conversations-query.ts';
import { storeUnreadCount } from '../unread-conversations.ts';
import { useDerivedConversations } from './use-derived-conversations.ts';
import { useNewerDirectStatus } from './use-newer-direct-status.ts';

/** Milliseconds between two requests of the list while there is no stream. */
const pollInterval = 20_000;

const values = { query: { limit: 20 } };

/** Returns whether an error means that the server has no conversations at all. */
function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && [404, 405, 410, 501].includes(failure.status ?? 0);
}

/**
 * Returns the viewer's conversations, latest first. Requests them again when a direct status arrives,
 * or regularly without a stream. On servers without conversations, they are derived from the timeline
 * of direct posts.
 */
export function useConversations(): PagesState<ConversationEntry> {
  const session = useSession();
  const { live } = session;
  const [isDerived, setDerived] = useState(false);
  const state = useCallPages(conversationsQuery, values, { isDisabled: isDerived });
  if (!isDerived && isMissing(state.failure)) setDerived(true);
  const derived = useDerivedConversations(isDerived);
  const items = state.items && withoutRepeatedConversations(state.items);
  const refresh = (): void => {
    if (!isDerived && !state.isFetching) state.retry();
  };
  const newest = items
    ?.map(({ lastStatusId }) => lastStatusId)
    .toSorted(compareIds)
    .at(-1);
  useNewerDirectStatus(newest ?? '0', refresh);
  useInterval(isDerived ? undefined : pollInterval, () => {
    if (live?.state() !== 'joined' && document.visibilityState !== 'hidden') refresh();
  });
  const unread = items?.filter(({ isUnread }) => isUnread).length;
  const { hasMore } = state;
  useEffect(() => {
    if (unread !== undefined) storeUnreadCount(session, unread, !hasMore);
  }, [session, unread, hasMore]);
  return isDerived ? derived : { ...state, items };
}
