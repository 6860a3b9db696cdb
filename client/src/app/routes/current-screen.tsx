import { createElement, Suspense, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { Trans } from '@lingui/react/macro';
import type { RouteParams } from '#lib/url/paths.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { HeadStartContext, Panel, PanelHead } from '#ui/panel.tsx';
import type { AppLocation } from '#components/router/history.ts';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { BackButton } from './back-button.tsx';
import { accessRedirect } from './route-rules.ts';
import { routes } from './routes.tsx';
import type { Route } from '#components/router/screen.ts';

/** Screen for unknown addresses. */
function NotFound() {
  return (
    <Panel>
      <PanelHead level={1} title={<Trans>Not found</Trans>} />
      <EmptyNote
        action={
          <AppLink href="/">
            <Trans>Go to the start page</Trans>
          </AppLink>
        }
      >
        <Trans>This page doesn’t exist.</Trans>
      </EmptyNote>
    </Panel>
  );
}

/** Scrolls the page when a screen has rendered. */
function Scroll({ rule }: { rule: Route<never>['scroll'] }) {
  const { location, savedScrollTop } = useDisplayedRoute();
  useLayoutEffect(() => {
    if (rule === 'own' || (rule === 'stay' && savedScrollTop === undefined)) return;
    window.scrollTo({ top: savedScrollTop ?? 0, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per history entry
  }, [location.key]);
  return null;
}

/**
 * Renders a screen while the session has access to it: the session can end, and the instance can
 * turn out to be private, while the screen is open.
 */
function AllowedScreen<Name extends keyof typeof routes>({
  name,
  params,
  location,
}: {
  name: Name;
  params: RouteParams<Name>;
  location: AppLocation;
}) {
  const router = useRouter();
  const session = useSession();
  useStore(session.instance);
  const route: Route<Name> = routes[name];
  const redirect = accessRedirect(route.audience, session);
  const { store } = useCurrentSession();
  useEffect(() => {
    /*
     * The store may already contain the session of a user who just signed in, before React
     * renders it.
     */
    if (accessRedirect(route.audience, store.getState()) === undefined) return;
    if (redirect !== undefined) router.navigate({ href: redirect, replace: true });
  }, [redirect, route.audience, router, store]);
  if (redirect !== undefined) return null;
  return (
    <>
      {createElement(route.screen, { params, location })}
      <Scroll rule={route.scroll} />
    </>
  );
}

const backButton = <BackButton />;

/** Renders the screen of the current route. */
export function CurrentScreen() {
  const { match, location } = useDisplayedRoute();
  if (match?.name === 'root') return null;
  return (
    <HeadStartContext value={backButton}>
      <Suspense>
        {match ? (
          <AllowedScreen
            key={`${match.name} ${JSON.stringify(match.params)}`}
            name={match.name}
            params={match.params}
            location={location}
          />
        ) : (
          <>
            <NotFound />
            <Scroll rule={undefined} />
          </>
        )}
      </Suspense>
    </HeadStartContext>
  );
}
