import { createElement, Suspense, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { RouteParams } from '#domain/links/route-paths.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import type { AppLocation } from '../router/history.ts';
import { useRouter, useShown } from '../router/router-context.ts';
import { refusal } from './access.ts';
import { NotFound } from './not-found.tsx';
import { routes } from './routes.tsx';
import type { Route } from './screen.ts';

/** Scrolls the page for a screen that has just been drawn. */
function Scroll({ rule }: { rule: Route<never>['scroll'] }) {
  const { location, keptTop } = useShown();
  useLayoutEffect(() => {
    if (rule === 'own' || (rule === 'stay' && keptTop === undefined)) return;
    window.scrollTo({ top: keptTop ?? 0, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an entry: what is shown has one key
  }, [location.key]);
  return null;
}

/**
 * A screen, for as long as the session may see it: a sign-in can end under a screen, and that an
 * instance is private may become known only while one is there.
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
  const elsewhere = refusal(route.who, session);
  const { store } = useCurrentSession();
  useEffect(() => {
    /* The store may already hold the session of somebody who just signed in, before React draws it. */
    if (refusal(route.who, store.getState()) === undefined) return;
    if (elsewhere !== undefined) router.navigate({ href: elsewhere, replace: true });
  }, [elsewhere, route.who, router, store]);
  if (elsewhere !== undefined) return null;
  return (
    <>
      {createElement(route.screen, { params, location })}
      <Scroll rule={route.scroll} />
    </>
  );
}

/** The screen at the address where one is. */
export function CurrentScreen() {
  const { match, location } = useShown();
  if (match?.name === 'root') return null;
  return (
    <Suspense>
      {match ? (
        <AllowedScreen
          key={match.name}
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
  );
}
