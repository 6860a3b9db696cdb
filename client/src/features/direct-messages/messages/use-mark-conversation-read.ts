import { markConversationRead } from '@rookery/contract/calls/conversation-details.ts';
import { useEffect, useRef } from 'react';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useSession } from '#session/session-context.ts';
import { conversationsQuery } from '#session/direct-messages/conversations-query.ts';
import { decrementUnreadCount } from '../unread-conversations.ts';
import type { ConversationEntry } from '#session/direct-messages/conversation-entry.ts';

/**
 * Marks an open conversation as read on the server, once per message and only while the page is
 * visible. After a failure the conversation stays unread, and the next message or visit tries again.
 */
export function useMarkConversationRead(entry: ConversationEntry | undefined): void {
  const session = useSession();
  const marked = useRef<string>(undefined);
  const { id, lastStatusId, isUnread = false } = entry ?? {};
  useEffect(() => {
    if (id === undefined || !isUnread) return undefined;
    const mark = (): void => {
      if (document.visibilityState === 'hidden' || marked.current === lastStatusId) return;
      marked.current = lastStatusId;
      session
        .call(markConversationRead, { path: { id } })
        .then(() => {
          decrementUnreadCount(session);
          return invalidateQuery(session, conversationsQuery);
        })
        .catch((error: unknown) => session.log('marking a conversation as read failed', { error }));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [session, id, lastStatusId, isUnread]);
}
