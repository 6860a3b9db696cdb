import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { screenReaderMessages } from '#components/announcer/screen-reader-messages.ts';
import { useAnnounceArrivals } from '#components/announcer/use-announce-arrivals.ts';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import { useShownNotifications } from '#components/notification/use-shown-notifications.ts';
import { notificationsFeedId } from '#session/notifications/notifications.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useFocusedCardName } from './use-focused-card-name.ts';

/**
 * The polite live region for changes without a notice: posts that were sent, whose forms unmount,
 * results of shortcuts, and new statuses and notifications. Also names the focused card.
 */
export function Announcer() {
  const { i18n } = useLingui();
  const session = useSession();
  const { part, tables } = session;
  useFocusedCardName(session, i18n);
  const { number, messages } = useStore(part(screenReaderMessages).store);

  const notifications = useShownNotifications();
  const isLoaded = useRow(tables.feeds, notificationsFeedId)?.isLoaded ?? false;
  const ids = notifications.filter((row) => isUnseen(row)).map(({ id }) => id);
  useAnnounceArrivals('notifications', isLoaded ? ids : undefined, () => true);
  return (
    <VisuallyHidden>
      <output>
        {/* A new element each time, so that the same text is announced again. */}
        {messages.length > 0 && (
          <span key={number}>{messages.map((message) => i18n._(message)).join(' · ')}</span>
        )}
      </output>
    </VisuallyHidden>
  );
}
