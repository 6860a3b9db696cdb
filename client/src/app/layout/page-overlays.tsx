import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { Trans } from '@lingui/react/macro';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { moderationWindow, useOpenModeration } from '#components/moderation/open-moderation.ts';
import { reportWindow } from '#components/moderation/open-report.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { queuedActionSender } from '#components/queued-actions/queued-action-sender.ts';
import { LazyWaitingNote } from '#components/card/lazy-waiting-note.ts';
import { type SentKind, useComposerStore } from '#components/composer/composer-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { drawings } from '#components/attachment/drawing/drawings.ts';
import {
  hideSettings,
  settingsWindow,
  switchSettingsTab,
} from '#components/settings/open-settings.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { PersonCards } from '../person/person-cards.tsx';
import { useLayout } from '../shell/use-layout.ts';
import { RescueMessagesUpdater } from '../worker/rescue-messages-updater.tsx';
import { registerThemeResetKey } from '../start-up/register-theme-reset-key.ts';
import { UnreadIndicators } from '../tab/unread-indicators.tsx';
import { ComposerHost } from './composer-host.tsx';
import { FocusHeading } from './focus-heading.tsx';
import { FloatingButton } from './floating-button.tsx';
import { MediaViewerHost } from './media-viewer-host.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

const SettingsWindow = lazyPart(
  'SettingsWindow',
  () => import('#app/settings/settings-window.tsx'),
);

/** Renders the settings once they are opened. */
function SettingsHost() {
  const store = useSession().part(settingsWindow);
  const isPhone = useMediaQuery(mobileQuery);
  const { state, tab } = useStore(store);
  useCloseOnBack('settings', state === 'visible', () => {
    if (!isPhone || tab === undefined) return hideSettings(store);
    switchSettingsTab(store, undefined);
    return 'stays';
  });
  if (state === 'hidden') return null;
  return (
    <LazyBoundary>
      <SettingsWindow store={store} />
    </LazyBoundary>
  );
}

const DrawingDialog = lazyPart(
  'DrawingDialog',
  () => import('#components/attachment/drawing/drawing-dialog.tsx'),
);

/** Renders the drawing dialog once a composer opens it. */
function DrawingHost() {
  const store = useSession().part(drawings);
  const open = useStore(store, (all) => all.open);
  if (!open) return null;
  return (
    <LazyBoundary>
      <DrawingDialog
        key={open.place}
        place={open.place}
        onClose={() => store.setState({ open: undefined })}
        onDone={(picture) => {
          store.setState({ open: undefined });
          open.take(picture);
        }}
      />
    </LazyBoundary>
  );
}

const messages: Readonly<Record<SentKind, ReactNode>> = {
  posted: <Trans>Your post is sent</Trans>,
  held: <Trans>Your post waits a moment before it is sent, and can be taken back</Trans>,
  saved: <Trans>Your change is saved</Trans>,
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
    /* Preloaded because its code cannot load while offline. */
    LazyWaitingNote.preload().catch(() => undefined);
    const retry = (): void => void sender?.sendNow();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [session]);
  return null;
}

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
      <SignOutDialog />
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
