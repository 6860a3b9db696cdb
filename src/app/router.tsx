import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { Frame } from './frame/frame.tsx';
import { land, requireMember, type RouterContext } from './routes/access.ts';
import { MembersOnly } from './routes/members-only.tsx';
import { NotFound } from './routes/not-found.tsx';
import { PlannedScreen } from './routes/lazy-planned-screen.ts';
import { plannedScreens } from './routes/planned-screens.ts';
import { ReadersOnly } from './routes/readers-only.tsx';
import type { Screen, ScreenAddress } from './routes/screen.ts';
import { screens } from './routes/screens.tsx';

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Frame,
  notFoundComponent: NotFound,
});

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => land(context),
});

const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'members',
  component: MembersOnly,
  beforeLoad: ({ context }) => requireMember(context),
});

const readersRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'readers',
  component: ReadersOnly,
});

function routesIn(parent: AnyRoute, holds: (screen: Screen) => boolean) {
  const all: readonly Screen[] = [
    ...screens,
    ...plannedScreens.map((screen) => ({
      ...screen,
      component: () => <PlannedScreen name={screen.name} />,
    })),
  ];
  return all
    .filter(holds)
    .map(({ path, component }) => createRoute({ getParentRoute: () => parent, path, component }));
}

const addresses: readonly ScreenAddress[] = [...screens, ...plannedScreens];

const stillPaths = new Set(
  addresses.filter(({ keepsScroll }) => keepsScroll).map(({ path }) => path),
);

const ownPaths = new Set(
  screens.filter(({ keepsOwnPlace }) => keepsOwnPlace).map(({ path }) => path),
);

/** The client's routes (spec 1 §2). A test gives a history of its own. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  let isComingBack = false;
  /* What keeps the place moves the page only for somebody who comes back to it. */
  const movesPage = (): boolean => {
    const path = router.state.matches.at(-1)?.fullPath ?? '';
    return !ownPaths.has(path) && (isComingBack || !stillPaths.has(path));
  };
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      landingRoute,
      ...routesIn(rootRoute, ({ isOpenToAll = false }) => isOpenToAll),
      membersRoute.addChildren(
        routesIn(membersRoute, ({ isMembersOnly = false }) => isMembersOnly),
      ),
      readersRoute.addChildren(
        routesIn(readersRoute, ({ isOpenToAll, isMembersOnly }) => !isOpenToAll && !isMembersOnly),
      ),
    ]),
    context,
    scrollRestoration: movesPage,
    defaultPendingMinMs: 0,
    ...(history === undefined ? {} : { history }),
  });
  router.history.subscribe(({ action: { type } }) => {
    isComingBack = type !== 'PUSH' && type !== 'REPLACE';
  });
  return router;
}
