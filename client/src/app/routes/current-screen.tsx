import { createElement, Suspense, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { RouteName, RouteParams } from '#lib/url/paths.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { PanelHeadStartContext } from '#ui/page/panel.tsx';
import type { AppLocation } from '#lib/router/history.ts';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { accessRedirect } from './route-rules.ts';
import { NotFound, routes } from './routes.tsx';
import type { Route } from '#components/router/screen.ts';
import styles from './current-screen.module.css';

/** Scrolls the page when a screen has rendered. */
function Scroll({ rule }: { rule: Route<never>['scroll'] }) {
  const { location, savedScrollTop } = useDisplayedRoute();
  useLayoutEffect(() => {
    if (rule === 'own' || (rule === 'stay' && savedScrollTop === undefined)) return;
    window.scrollTo({ top: savedScrollTop ?? 0, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page scrolls once per history entry, and not when `rule` or `savedScrollTop` changes
  }, [location.key]);
  return null;
}

/**
 * Renders a screen while the session may see it. Access can end while the screen is open: the session
 * ends, or the instance turns out to be private.
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
    /* Checks the session in the store as well. After a sign-in the store has the new session
       before React renders this screen with it, and then nothing must be redirected. */
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

const BackButton = lazyPart('BackButton', () => import('./back-button.tsx'));

/**
 * The screens without a Back button: those that the navigation links to, and `oauth-callback`,
 * which navigates away as soon as the sign-in ends.
 */
const screensWithoutBack = new Set<RouteName | undefined>([
  'friends',
  'public-timeline',
  'bubble-timeline',
  'public-external-timeline',
  'notifications',
  'oauth-callback',
]);

const backButton = (
  <LazyBoundary fallback={<span className={styles.back} />}>
    <BackButton />
  </LazyBoundary>
);

/** Renders the screen of the current route. */
export function CurrentScreen() {
  const { match, location } = useDisplayedRoute();
  if (match?.name === 'root') return null;
  return (
    <PanelHeadStartContext value={!screensWithoutBack.has(match?.name) && backButton}>
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
    </PanelHeadStartContext>
  );
}
