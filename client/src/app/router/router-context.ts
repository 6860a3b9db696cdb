import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppLocation } from './history.ts';
import type { Router, DisplayedRoute } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

export const DisplayedRouteContext = createContext<DisplayedRoute | undefined>(undefined);

/**
 * Returns the router.
 *
 * @throws if there is no `RouterProvider`
 */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider');
  return router;
}

/**
 * Returns the displayed route.
 *
 * @throws if no route is displayed yet
 */
export function useDisplayedRoute(): DisplayedRoute {
  const shown = useContext(DisplayedRouteContext);
  if (!shown) throw new Error('useDisplayedRoute needs a displayed route');
  return shown;
}

/**
 * Returns the location of the browser. Unlike `useDisplayedRoute` it does not wait for the screen's
 * code.
 */
export function useDestination(): AppLocation {
  return useStore(useRouter().store, ({ location }) => location);
}
