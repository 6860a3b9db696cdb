import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { Trans } from '@lingui/react/macro';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { queuedActionSender } from '#components/status/actions/queued-action-sender.ts';
import { type SentKind, useComposerStore } from '#components/composer/composer-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useLayout } from '../shell/use-layout.ts';
import { FloatingButton } from './floating-button.tsx';
import { UnreadIndicators } from './unread-indicators.tsx';
import { useComposerLinks } from './use-composer-links.ts';

const messages: Readonly<Record<SentKind, ReactNode>> = {
  posted: <Trans>Post sent</Trans>,
  held: <Trans>Sending your post. You can still undo.</Trans>,
  saved: <Trans>Changes saved</Trans>,
};

/**
 * Announces to screen readers that a post was sent. Rendered outside the forms because they unmount
 * when the post is sent.
 */
function SentAnnouncer() {
  const sent = useStore(useComposerStore(), (store) => store.sent);
  return (
    <VisuallyHidden>
      <output>{sent && <span key={sent.number}>{messages[sent.kind]}</span>}</output>
    </VisuallyHidden>
  );
}

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
      <SentAnnouncer />
      <OnlineActionSender />
    </>
  );
}
