import { useEffect } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { queuedActionSender } from '#components/status/actions/queued-action-sender.ts';
import { useLayout } from '../shell/use-layout.ts';
import { FloatingButton } from './floating-button.tsx';
import { UnreadIndicators } from './unread-indicators.tsx';
import { useComposerLinks } from './use-composer-links.ts';

/** Sends the queued actions that failed without a network when the `online` event fires. */
function OnlineActionSender() {
  const session = useSession();
  useEffect(() => {
    const sender = session.part(queuedActionSender);
    const retry = (): void => void sender?.sendNow();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
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
      <OnlineActionSender />
    </>
  );
}
