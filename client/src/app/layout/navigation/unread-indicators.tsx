import { useEffect } from 'react';
import { useUnreadAnnouncements } from '#components/instance/use-unread-announcements.ts';
import { useRefreshUnreadConversations } from '#features/direct-messages/unread-conversations.ts';
import { useUnseenCount } from '#components/notification/use-shown-notifications.ts';
import { useSession } from '#session/session-context.ts';
import { addFaviconBadges, showCountInTitle } from './tab-marks.ts';

/**
 * Shows the number of unseen notifications and unread announcements in the tab's title, the favicon and
 * the badge of the installed app. Also keeps the number of unread conversations up to date.
 */
export function UnreadIndicators() {
  const { log } = useSession();
  const unseen = useUnseenCount();
  useRefreshUnreadConversations();
  const count = unseen + useUnreadAnnouncements();
  useEffect(() => showCountInTitle(count), [count]);
  useEffect(() => {
    // Only installed apps have a badge, and some systems reject it.
    navigator.setAppBadge?.(count).catch((error: unknown) => log('badge not set', { error }));
  }, [count, log]);
  const isMarked = count > 0;
  useEffect(() => {
    if (!isMarked) return undefined;
    return addFaviconBadges((error) => log('favicon could not be marked', { error }));
  }, [isMarked, log]);
  return null;
}
