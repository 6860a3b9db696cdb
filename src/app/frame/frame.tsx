import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { readInstanceOptions } from '#session/preferences/instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { BrokenScreen } from '../shell/broken-screen.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { Shell } from '../shell/shell.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useLayout } from '../shell/use-layout.ts';
import { NotificationsPanel } from './lazy-parts.ts';
import { NoticesInWords } from './notices.tsx';
import { Sidebar } from './sidebar.tsx';
import { useBellEntry } from './use-bell-entry.ts';
import { useNavEntries } from './use-nav-entries.ts';

const PhoneBar = lazy(async () => ({ default: (await import('./phone-bar.tsx')).PhoneBar }));
const SignOutButton = lazy(async () => ({
  default: (await import('./sign-out-button.tsx')).SignOutButton,
}));

const shortcuts = new Set(['home', 'local', 'bubble', 'federated']);

function broken(retry: () => void) {
  return <BrokenScreen onRetry={retry} />;
}

function Top() {
  const { viewerId, instance } = useSession();
  const entries = useNavEntries();
  const bell = useBellEntry();
  const name = useStore(instance, ({ info }) => info.name);
  const settings = useStore(instance, (state) => state.settings);
  const hidesName = usePreference('hideSiteName');
  const showsShortcuts = usePreference('showNavShortcuts');
  const hasWideGaps = usePreference('showWiderShortcuts');
  const { logo } = readInstanceOptions(...settings);
  return (
    <TopBar
      brand={{ name: name || 'Rookery', href: '/', logo, isNameHidden: hidesName }}
      entries={showsShortcuts ? entries.filter(({ id }) => shortcuts.has(id)) : []}
      moreEntries={[bell]}
      hasWideGaps={hasWideGaps}
      tools={
        viewerId !== null && (
          <Suspense>
            <SignOutButton />
          </Suspense>
        )
      }
    />
  );
}

/** What stands around every screen, and the screen in it. */
export function Frame() {
  const { viewerId, log } = useSession();
  const { pathname } = useLocation();
  const layout = useLayout();
  const isReversed = usePreference('sidebarRight');
  const thirdColumn = usePreference('thirdColumnMode');
  const isMobile = layout === 'mobile';
  const hasThird = viewerId !== null && layout === 'wide' && thirdColumn === 'notifications';
  return (
    <Shell
      isReversed={isReversed}
      topBar={<Top />}
      sidebar={!isMobile && <Sidebar />}
      third={
        hasThird && (
          <Suspense>
            <NotificationsPanel />
          </Suspense>
        )
      }
      bottomBar={
        isMobile && (
          <Suspense>
            <PhoneBar />
          </Suspense>
        )
      }
      overlays={<NoticesInWords />}
    >
      <ErrorBoundary
        place={pathname}
        onError={(error) => log('a screen could not be drawn', { error })}
        fallback={broken}
      >
        <Outlet />
      </ErrorBoundary>
    </Shell>
  );
}
