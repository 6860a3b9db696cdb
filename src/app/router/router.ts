import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createHistory, type AppLocation, type HistoryPage } from './history.ts';
import { matchPath, type RouteMatch } from './match-path.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** What stands on the screen. */
export interface Shown {
  readonly location: AppLocation;
  /** Undefined where nothing is at that address. */
  readonly match: RouteMatch | undefined;
  /** How far down this entry was left, in CSS pixels, for whoever comes back to it. */
  readonly keptTop: number | undefined;
}

interface RouterState {
  /** Where the browser is; what is shown follows once one is let in. */
  readonly location: AppLocation;
  /** Undefined until one is let in for the first time. */
  readonly shown: Shown | undefined;
}

/** What of a window the router follows. */
export interface RouterPage extends HistoryPage {
  readonly scrollY: number;
}

export interface Router {
  readonly store: Pick<StoreApi<RouterState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Goes to an address of ours, if it is not where one is. */
  readonly navigate: (to: { readonly href: string; readonly replace?: boolean }) => void;
  readonly history: { readonly back: () => void; readonly forward: () => void };
}

/** What the table of routes says to the router. */
export interface RouteRules {
  /** Where a route sends whoever may not see it; undefined where they may. */
  readonly redirectFrom: (
    match: RouteMatch,
    location: AppLocation,
  ) => string | Promise<string> | undefined;
  /** Fetches the code of a route's screen, and never fails; undefined where there is nothing to fetch. */
  readonly preload: (match: RouteMatch) => Promise<void> | undefined;
}

/** Follows the history of a page. What is shown stays until the next screen has its code. */
export function createRouter({
  page,
  area,
  rules: { redirectFrom, preload },
}: {
  page: RouterPage;
  /** Storage of the tab. */
  area: StorageArea;
  rules: RouteRules;
}): Router {
  const tops = createScrollMemory(area);

  const keepTop = (): void => {
    const { shown } = store.getState();
    if (shown) tops.write(shown.location.key, page.scrollY);
  };
  const follow = (): void => {
    const location = history.location();
    const match = matchPath(location.pathname);
    const show = (): void => {
      keepTop();
      store.setState({ shown: { location, match, keptTop: tops.read(location.key) } });
    };
    const ifStillThere = (act: () => void): void => {
      if (history.location().key === location.key) act();
    };
    store.setState({ location });
    const elsewhere = match && redirectFrom(match, location);
    if (elsewhere !== undefined) {
      void Promise.resolve(elsewhere).then((href) => ifStillThere(() => history.go(href, true)));
      return;
    }
    /* At the first screen the layout around it is shown without waiting for its code. */
    const loading = match && store.getState().shown && preload(match);
    if (loading) void loading.then(() => ifStillThere(show));
    else show();
  };
  const history = createHistory(page, follow);
  const store = createStore<RouterState>(() => ({
    location: history.location(),
    shown: undefined,
  }));
  page.addEventListener('pagehide', keepTop);
  follow();
  return {
    store,
    navigate({ href, replace }) {
      if (href !== history.location().href) history.go(href, replace);
    },
    history: { back: () => history.traverse(-1), forward: () => history.traverse(1) },
  };
}
