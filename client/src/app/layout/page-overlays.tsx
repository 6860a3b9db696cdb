import { type ReactNode, useEffect, useState, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { queuedActionSender } from '#components/status/actions/queued-action-sender.ts';
import { LazyWaitingNote } from '#components/card/lazy-waiting-note.ts';
import { type SentKind, useComposerStore } from '#components/composer/composer-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RescueMessagesUpdater } from '#app/worker/rescue-messages-updater.tsx';
import { registerThemeResetKey } from '#components/appearance/reset-theme.ts';
import PenLine from 'lucide-react/icons/pen-line';
import { openWindow, getWindow, openWindows } from '#components/windows/open-windows.ts';
import { Icon } from '#ui/icon.tsx';
import type { ComposerTarget } from '#components/windows/window-arguments.ts';
import { useRow } from '#store/use-row.ts';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { PersonCards } from '../person/person-cards.tsx';
import { useLayout } from '../shell/use-layout.ts';
import { UnreadIndicators } from './unread-indicators.tsx';
import { FocusHeading } from './focus-heading.tsx';
import { Windows } from './windows.tsx';
import styles from './floating-button.module.css';
import { sharedText } from '../../features/auth/shared-text.ts';

/**
 * Opens the composer if the address requests it: by `?message=` (R-ROUTE-049), or by `?reply=` from
 * a system notification as soon as that status is loaded.
 */
function useComposerLinks(): void {
  const session = useSession();
  const { location } = useDisplayedRoute();
  const router = useRouter();
  const open = useEffectEvent((target: ComposerTarget) => openWindow(session, 'composer', target));
  const message = sharedText(location.query);
  useEffect(() => {
    if (message !== '') open({ kind: 'new', text: message });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link may be clicked again
  }, [location, message]);
  /*
   * The query stays while the dialog is open, so that a reload reopens it, and is removed on
   * close.
   */
  useEffect(() => {
    if (message === '') return undefined;
    return session.part(openWindows).subscribe(() => {
      if (getWindow(session, 'composer')) return;
      router.navigate({ href: location.pathname, replace: true });
    });
  }, [location, message, router, session]);
  const replyToId = location.query.get('reply') ?? undefined;
  const isStatusLoaded = useRow(session.tables.statuses, replyToId) !== undefined;
  useEffect(() => {
    if (replyToId !== undefined && isStatusLoaded) open({ kind: 'reply', statusId: replyToId });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link may be clicked again
  }, [location.key, replyToId, isStatusLoaded]);
}

/** Minimum scroll distance in CSS pixels; smaller movements are ignored. */
const scrollThreshold = 8;

/** Returns true if the last scroll went down. Listens only while `isEnabled`. */
function useIsScrollingDown(isEnabled: boolean): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let last = window.scrollY;
    const controller = new AbortController();
    const handleScroll = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < scrollThreshold) return;
      last = window.scrollY;
      setIsDown(moved > 0);
    };
    window.addEventListener('scroll', handleScroll, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isEnabled]);
  return isEnabled && isDown;
}

/**
 * Floating button that opens the composer. The preference `autohideFloatingPostButton` hides it
 * while the page scrolls down.
 */
function FloatingButton() {
  const { t } = useLingui();
  const session = useSession();
  const isHidden = useIsScrollingDown(usePreference('autohideFloatingPostButton'));
  return (
    <button
      type="button"
      className={styles.button}
      title={t`New post`}
      aria-label={t`New post`}
      hidden={isHidden}
      onClick={() => openWindow(session, 'composer', { kind: 'new' })}
    >
      <Icon of={PenLine} />
    </button>
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

/** Components for members only. */
function MemberLayers() {
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
      <Windows />
      {viewerId !== null && <MemberLayers />}
    </>
  );
}
