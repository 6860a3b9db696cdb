import { useEffect } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { sendQueuedActions } from '#session/actions/send-queued-actions.ts';
import { useLayout } from '../../shell/use-layout.ts';
import { FloatingButton } from '../navigation/floating-button.tsx';
import { UnreadIndicators } from '../navigation/unread-indicators.tsx';
import { useComposerLinks } from './use-composer-links.ts';

/** Sends the queued actions on mount, and those still waiting when the `online` event fires. */
function QueuedActions() {
  const session = useSession();
  useEffect(() => {
    const send = (): void => void sendQueuedActions(session);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [session]);
  return null;
}

/** Overlays of the page for members only. */
export function MemberOverlays() {
  const hasButton = usePreference('alwaysShowNewPostButton');
  const isPhone = useLayout() === 'mobile';
  useComposerLinks();
  return (
    <>
      <UnreadIndicators />
      {hasButton && !isPhone && <FloatingButton />}
      <QueuedActions />
    </>
  );
}
