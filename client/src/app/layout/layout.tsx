import { useStore } from 'zustand';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '#lib/url/paths.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { forgetChunkFailure, lazyPart } from '#components/chunk/lazy-part.tsx';
import { ChunkError } from '#lib/chunk/load-chunk.ts';
import { ErrorBoundary } from '#ui/notes/error-boundary.tsx';
import { useHasColumns } from '#components/columns/use-has-columns.ts';
import { useHasThirdColumn } from '#components/columns/use-has-third-column.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { CurrentScreen } from '../routes/current-screen.tsx';
import { BrokenScreen } from '../shell/broken-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useLayout } from '../shell/use-layout.ts';
import { KeyboardShortcutsHost } from '../keys/keyboard-shortcuts-host.tsx';
import { OutboxHost, PageBackground } from './windows/lazy-components.ts';
import { Sidebar } from './navigation/sidebar.tsx';
import styles from './account-menu/sign-in-hint.module.css';

/** Sign-in link for visitors above the main column (R-SHELL-044). */
function SignInHint() {
  return (
    <p className={styles.hint}>
      <AppLink href={pathTo('login')}>
        <Trans>Log in to follow people and post</Trans>
      </AppLink>
    </p>
  );
}

const VisitorIntro = lazyPart('VisitorIntro', () => import('./navigation/visitor-intro.tsx'));

const PhoneBar = lazyPart('PhoneBar', () => import('./navigation/phone-bar.tsx'));

const SidePanels = lazyPart('SidePanels', () => import('./panels/side-panels.tsx'));

const Columns = lazyPart('Columns', () => import('../columns/columns.tsx'));

const TopTools = lazyPart('TopTools', () => import('./navigation/top-tools.tsx'));

const ConnectionStrip = lazyPart('ConnectionStrip', () => import('./notices/connection-strip.tsx'));

const NoticesHost = lazyPart('NoticesHost', () => import('./notices/notices-host.tsx'));
const PageOverlays = lazyPart('PageOverlays', () => import('./windows/page-overlays.tsx'));

function renderBrokenScreen(retry: () => void, error: unknown) {
  return <BrokenScreen onRetry={retry} isCodeMissing={error instanceof ChunkError} />;
}

function TopBarContent() {
  const { instance } = useSession();
  const name = useStore(instance, ({ info }) => info.name);
  const hidesName = usePreference('hideSiteName');
  const hidesLogo = usePreference('hideSiteFavicon');
  const { logo } = useInstanceOptions();
  return (
    <TopBar
      brand={{
        name: name || 'Rookery',
        href: '/',
        logo,
        isNameHidden: hidesName,
        isLogoHidden: hidesLogo,
      }}
    >
      <LazyBoundary>
        <TopTools />
      </LazyBoundary>
    </TopBar>
  );
}

/** Renders the layout and the current screen in it. */
export function Layout() {
  const { viewerId, log } = useSession();
  const { pathname } = useDisplayedRoute().location;
  const layout = useLayout();
  const isReversed = usePreference('sidebarRight');
  const thirdColumn = usePreference('thirdColumnMode');
  const hasScrollingHeaders = usePreference('disableStickyHeaders');
  const hasScrollbars = usePreference('showScrollbars');
  const isMobile = layout === 'mobile';
  const isVisitor = viewerId === null;
  const hasColumns = useHasColumns();
  const hasThird = useHasThirdColumn();
  const third = hasThird && <SidePanels column="third" hasThird />;
  return (
    <Shell
      isReversed={isReversed}
      topBar={
        <>
          {(!isMobile || isVisitor) && (
            <LazyBoundary>
              <TopBarContent />
            </LazyBoundary>
          )}
          <LazyBoundary around={() => null}>
            <ConnectionStrip />
          </LazyBoundary>
        </>
      }
      hasScrollingHeaders={hasScrollingHeaders}
      hasScrollbars={hasScrollbars}
      background={
        <LazyBoundary>
          <PageBackground />
        </LazyBoundary>
      }
      sidebar={
        !isMobile && (
          <LazyBoundary>
            <Sidebar hasForm={!hasThird || thirdColumn !== 'postform'}>
              <LazyBoundary>
                <SidePanels column="sidebar" hasThird={hasThird} />
              </LazyBoundary>
            </Sidebar>
          </LazyBoundary>
        )
      }
      third={
        (hasColumns || hasThird) && (
          <LazyBoundary>{hasColumns ? <Columns>{third}</Columns> : third}</LazyBoundary>
        )
      }
      bottomBar={
        isMobile && (
          <LazyBoundary>
            <PhoneBar />
          </LazyBoundary>
        )
      }
      overlays={
        <>
          <LazyBoundary>
            <NoticesHost />
          </LazyBoundary>
          <LazyBoundary>
            <KeyboardShortcutsHost />
          </LazyBoundary>
          <LazyBoundary>
            <PageOverlays />
          </LazyBoundary>
        </>
      }
    >
      {!isVisitor && (
        <LazyBoundary>
          <OutboxHost />
        </LazyBoundary>
      )}
      {/* Timelines are where visitors arrive (R-SHELL-070). */}
      {isVisitor && isMobile && pathname.startsWith('/main/') && (
        <div className={styles.intro}>
          <LazyBoundary>
            <VisitorIntro />
          </LazyBoundary>
        </div>
      )}
      {isVisitor && pathname !== pathTo('login') && <SignInHint />}
      <ErrorBoundary
        resetKey={pathname}
        onError={(error) => {
          log('a screen failed to render', { error });
          forgetChunkFailure(error);
        }}
        fallback={renderBrokenScreen}
      >
        <CurrentScreen />
      </ErrorBoundary>
    </Shell>
  );
}
