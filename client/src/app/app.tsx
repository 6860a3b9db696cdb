import { I18nProvider } from '@lingui/react';
import { type MouseEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Trans } from '@lingui/react/macro';
import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n/i18n.ts';
import { useInlineTarget } from '#components/composer/use-inline-target.ts';
import { StillImages } from '#components/media/pictures/still-images.tsx';
import { ExpandButton } from '#components/thread/expand-button.tsx';
import { StatusSlotsContext } from '#components/status/card-options.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { CurrentSessionContext, SessionContext, useSession } from '#session/session-context.ts';
import { type AppLinkProps, LinkProvider } from '#ui/app-link.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorBoundary } from '#ui/notes/error-boundary.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { isPrimaryClick } from '#ui/is-primary-click.ts';
import { detectPopoverAnchors } from '#ui/menus/popover-anchors.ts';
import { Panel } from '#ui/page/panel.tsx';
import type { SessionEnvironment } from '#session/session.ts';
import { Layout } from './layout/layout.tsx';
import { ReadingPreferences } from './layout/reading-preferences.tsx';
import { RouterProvider, useRouter } from '#components/router/router-context.tsx';
import { createRouter, type Router } from '#lib/router/router.ts';
import { InlineComposer } from './layout/windows/lazy-components.ts';
import { createRouteRules } from './routes/route-rules.ts';

const renderError = (retry: () => void): ReactNode => (
  <main>
    <Panel>
      <ErrorNote onRetry={retry}>
        <Trans>Something went wrong on this page. Your drafts are saved.</Trans>
      </ErrorNote>
      <Button onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Panel>
  </main>
);

/**
 * Error boundary around the whole page: shows an error with retry and reload when the layout fails
 * to render.
 */
function ShellBoundary({ children }: { children: ReactNode }) {
  const { log } = useSession();
  return (
    <ErrorBoundary
      onError={(error) => log('the page failed to render', { error })}
      fallback={renderError}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Link that navigates with the router to paths of the client, and natively to other URLs. */
function RouterLink({ href, onClick, target, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  const isOwn = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isOwn || event.defaultPrevented || !isPrimaryClick(event)) return;
    event.preventDefault();
    router.navigate({ href });
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Slot under each status card: the composer of a reply or quote, while it is open. */
function ComposerSlot({ cardId }: { cardId: string }) {
  const target = useInlineTarget(cardId);
  if (!target) return null;
  return (
    <LazyBoundary fallback={<Spinner isBlock />}>
      <InlineComposer key={`${target.kind} ${target.statusId}`} cardId={cardId} {...target} />
    </LazyBoundary>
  );
}

const statusSlots = { Below: ComposerSlot, HeadTools: ExpandButton };

/** Renders the client: the context providers and the layout. */
export function App({ current, router }: { current: CurrentSession; router: Router }) {
  const session = useStore(current.store);

  return (
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router}>
        <CurrentSessionContext value={current}>
          <SessionContext value={session}>
            <StatusSlotsContext value={statusSlots}>
              <LinkProvider component={RouterLink}>
                <StillImages>
                  <ShellBoundary>
                    <ReadingPreferences>
                      <Layout />
                    </ReadingPreferences>
                  </ShellBoundary>
                </StillImages>
              </LinkProvider>
            </StatusSlotsContext>
          </SessionContext>
        </CurrentSessionContext>
      </RouterProvider>
    </I18nProvider>
  );
}

/** Renders the client into `#app`. Its messages must be loaded. */
export function mountApp({
  current,
  environment,
}: {
  current: CurrentSession;
  environment: SessionEnvironment;
}): void {
  const root = document.getElementById('app');
  if (!root) return;
  detectPopoverAnchors();
  const router = createRouter({
    page: window,
    area: environment.tabArea,
    rules: createRouteRules(current),
  });
  /* Error boundaries log what they catch, so React does not. */
  createRoot(root, { onCaughtError: () => undefined }).render(
    <App current={current} router={router} />,
  );
}
