import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { Frame } from './frame/frame.tsx';
import { landingPath, requireMember, type RouterContext } from './routes/access.ts';
import { MembersOnly } from './routes/members-only.tsx';
import { NotFound } from './routes/not-found.tsx';
import { PlannedScreen } from './routes/planned-screen.tsx';
import { plannedScreens } from './routes/planned-screens.ts';
import type { Screen } from './routes/screen.ts';
import { screens } from './routes/screens.tsx';

/** The instance may send people elsewhere, but it must not keep them waiting (milliseconds). */
const patience = 1500;

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Frame,
  notFoundComponent: NotFound,
});

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  async beforeLoad({ context: { current } }) {
    const { whenInstanceKnown } = current.store.getState();
    const enough = new Promise<void>((resolve) => {
      setTimeout(resolve, patience);
    });
    await Promise.race([whenInstanceKnown, enough]);
    throw redirect({ href: landingPath(current), replace: true });
  },
});

const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'members',
  component: MembersOnly,
  beforeLoad: ({ context }) => requireMember(context),
});

function routesIn(parent: AnyRoute, isForMembers: boolean) {
  const all: readonly Screen[] = [
    ...screens,
    ...plannedScreens.map((screen) => ({
      ...screen,
      component: () => <PlannedScreen screen={screen} />,
    })),
  ];
  return all
    .filter(({ isMembersOnly = false }) => isMembersOnly === isForMembers)
    .map(({ path, component }) => createRoute({ getParentRoute: () => parent, path, component }));
}

/** The client's routes (spec 1 §2). A test gives a history of its own. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      landingRoute,
      ...routesIn(rootRoute, false),
      membersRoute.addChildren(routesIn(membersRoute, true)),
    ]),
    context,
    scrollRestoration: true,
    defaultPendingMinMs: 0,
    ...(history === undefined ? {} : { history }),
  });
}
