import { useEffect } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { resumeDelayedActions } from '#session/actions/delay-action.ts';
import { sendQueuedActions } from '#session/actions/send-queued-actions.ts';
import { DesktopAlerts } from '#app/worker/desktop-alerts.tsx';
import { PictureCacheManager, WorkerMessageHandler } from '#app/worker/worker-message-handler.tsx';
import { PushSubscriptionSync } from '#app/worker/push-subscription-sync.tsx';
import { useLayout } from '../../shell/use-layout.ts';
import { FloatingButton } from '../navigation/floating-button.tsx';
import { UnreadIndicators } from '../navigation/unread-indicators.tsx';
import { useComposerLinks } from './use-composer-links.ts';

/** Sends the queued actions on mount, and those still waiting when the `online` event fires. */
function QueuedActions() {
  const session = useSession();
  useEffect(() => {
    const send = (): void => {
      void sendQueuedActions(session);
      void resumeDelayedActions(session);
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [session]);
  return null;
}

/**
 * What a page has for members only: overlays, and components that render nothing, but keep the tab's
 * marks, notifications and the service worker up to date.
 */
export function MemberOverlays() {
  const hasButton = usePreference('alwaysShowNewPostButton');
  const isPhone = useLayout() === 'mobile';
  useComposerLinks();
  return (
    <>
      <UnreadIndicators />
      <DesktopAlerts />
      <PictureCacheManager />
      <PushSubscriptionSync />
      <WorkerMessageHandler />
      {hasButton && !isPhone && <FloatingButton />}
      <QueuedActions />
    </>
  );
}
