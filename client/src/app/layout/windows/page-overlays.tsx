import { useEffect } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { RescueMessagesUpdater } from '#app/worker/rescue-messages-updater.tsx';
import { useSwipeTabs } from '#components/touch/use-swipe-tabs.ts';
import { registerThemeResetKey } from '#session/appearance/reset-theme.ts';
import { PersonCards } from '../../person/person-cards.tsx';
import { Announcer } from '../notices/announcer.tsx';
import { FocusHeading } from '../focus-heading.tsx';
import { useStatusContextMenu } from './use-status-context-menu.ts';
import { Windows } from './windows.tsx';

const MemberOverlays = lazyPart('MemberOverlays', () => import('./member-overlays.tsx'));

/**
 * Overlays of the page. Loaded after the first render, because none of them is visible at first.
 */
export function PageOverlays() {
  const { viewerId } = useSession();
  const { store } = useCurrentSession();
  useEffect(() => registerThemeResetKey(store), [store]);
  useStatusContextMenu();
  useSwipeTabs();
  return (
    <>
      <RescueMessagesUpdater />
      <Announcer />
      <FocusHeading />
      <PersonCards />
      <Windows />
      {viewerId !== null && (
        <LazyBoundary>
          <MemberOverlays />
        </LazyBoundary>
      )}
    </>
  );
}
