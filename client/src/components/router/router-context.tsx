import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { AppLocation } from '#lib/router/history.ts';
import type { DisplayedRoute, Router } from '#lib/router/router.ts';

const RouterContext = createContext<Router | undefined>(undefined);

const DisplayedRouteContext = createContext<DisplayedRoute | undefined>(undefined);

/**
 * Returns the router.
 *
 * @throws if there is no `RouterProvider`
 */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('no RouterProvider above');
  return router;
}

/**
 * Returns the displayed route.
 *
 * @throws if no route is displayed yet
 */
export function useDisplayedRoute(): DisplayedRoute {
  const shown = useContext(DisplayedRouteContext);
  if (!shown) throw new Error('no displayed route above');
  return shown;
}

/**
 * Returns the current location of the browser. After a click on a link, `useDisplayedRoute` still
 * returns the previous route until the code of the next screen has loaded; this hook does not.
 */
export function useDestination(): AppLocation {
  return useStore(useRouter().store, ({ location }) => location);
}

/**
 * Provides the router and the displayed route. The previous screen stays until the next one has
 * loaded its code.
 */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(() => router.store.getState().shown);
  useEffect(() => {
    const update = (): void => setShown(router.store.getState().shown);
    const unsubscribe = router.store.subscribe(() => startTransition(update));
    update();
    return unsubscribe;
  }, [router]);
  return (
    <RouterContext value={router}>
      <DisplayedRouteContext value={shown}>{shown && children}</DisplayedRouteContext>
    </RouterContext>
  );
}
