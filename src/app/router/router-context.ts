import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppLocation } from './history.ts';
import type { Router, Shown } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

export const ShownContext = createContext<Shown | undefined>(undefined);

/** The router of the page. Throws outside of one. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no router around this');
  return router;
}

/** What stands on the screen. Throws where nothing does yet. */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('nothing is shown around this');
  return shown;
}

/** Where one is going, or is: unlike what is shown it does not wait for the screen's code. */
export function useDestination(): AppLocation {
  return useStore(useRouter().store, ({ location }) => location);
}
