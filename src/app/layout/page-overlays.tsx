import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { moderationWindow, useOpenModeration } from '#components/moderation/open-moderation.ts';
import { reportWindow } from '#components/report/open-report.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { PersonCards } from '../person/person-cards.tsx';
import { SettingsHost } from '../settings/settings-host.tsx';
import { useLayout } from '../shell/use-layout.ts';
import { RescueMessagesUpdater } from '../worker/rescue-messages-updater.tsx';
import { registerThemeResetKey } from '../start-up/register-theme-reset-key.ts';
import { UnreadIndicators } from '../tab/unread-indicators.tsx';
import { ComposerHost } from './composer-host.tsx';
import { DrawingHost } from './drawing-host.tsx';
import { FocusHeading } from './focus-heading.tsx';
import { FloatingButton } from './floating-button.tsx';
import { MediaViewerHost } from './media-viewer-host.tsx';
import { OnlineActionSender } from './online-action-sender.tsx';
import { SentAnnouncer } from './sent-announcer.tsx';

const ReportDialog = lazyPart('ReportDialog', () => import('#features/report/report-dialog.tsx'));

const ModerationWindow = lazyPart(
  'ModerationWindow',
  () => import('../moderation/moderation-window.tsx'),
);

function Report() {
  const store = useSession().part(reportWindow);
  const target = useStore(store, (window) => window.target);
  if (!target) return null;
  return (
    <LazyBoundary>
      <ReportDialog
        key={target.accountId}
        target={target}
        onClose={() => store.setState({ target: undefined })}
      />
    </LazyBoundary>
  );
}

function Moderation() {
  const store = useSession().part(moderationWindow);
  const isStaff = useOpenModeration() !== undefined;
  const isVisible = useStore(
    store,
    ({ state, toolsFor }) => state !== 'hidden' || toolsFor !== undefined,
  );
  if (!isStaff || !isVisible) return null;
  return (
    <LazyBoundary>
      <ModerationWindow store={store} />
    </LazyBoundary>
  );
}

/**
 * Components and overlays for members only; each overlay loads when it is first opened
 * (R-SHELL-055, R-MOD-004).
 */
function MemberLayers() {
  const hasButton = usePreference('alwaysShowNewPostButton');
  const isPhone = useLayout() === 'mobile';
  return (
    <>
      <UnreadIndicators />
      {hasButton && !isPhone && <FloatingButton />}
      <ComposerHost />
      <SentAnnouncer />
      <OnlineActionSender />
      <DrawingHost />
      <Report />
      <Moderation />
    </>
  );
}

/** Overlays of the page. Loaded after the first render because none is visible at first. */
export function PageOverlays() {
  const { viewerId } = useSession();
  const { store } = useCurrentSession();
  useEffect(() => registerThemeResetKey(store), [store]);
  return (
    <>
      <RescueMessagesUpdater />
      <FocusHeading />
      <PersonCards />
      <SettingsHost />
      <MediaViewerHost />
      {viewerId !== null && <MemberLayers />}
    </>
  );
}
