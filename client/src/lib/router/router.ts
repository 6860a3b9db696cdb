import { createStore, type StoreApi } from 'zustand/vanilla';
import * as v from 'valibot';
import type { StorageArea } from '../storage/storage-area.ts';
import { createPersistedValue } from '../storage/persisted-value.ts';
import { type AppLocation, createHistory, type HistoryWindow } from './history.ts';
import { matchPath, type RouteMatch } from './match-path.ts';

/**
 * Maximum number of history entries whose scroll positions are stored; the oldest is dropped first.
 */
const maxEntries = 50;

const schema = v.array(v.tuple([v.string(), v.pipe(v.number(), v.finite())]));

/**
 * Stores scroll positions by history key in the storage of the tab, so that a reload restores them.
 */
function createScrollMemory(area: StorageArea) {
  const persisted = createPersistedValue({ version: 1, schema, name: 'scroll', area });
  return {
    read: (key: string) => persisted.read()?.find(([known]) => known === key)?.[1],
    write(key: string, top: number) {
      const others = (persisted.read() ?? []).filter(([known]) => known !== key);
      persisted.write(
        [...others, [key, top] as const].slice(-maxEntries).map(([at, y]) => [at, y]),
      );
    },
  };
}

/** The route whose screen is displayed. */
export interface DisplayedRoute {
  readonly location: AppLocation;
  /** The matching route; undefined if no route matches. */
  readonly match: RouteMatch | undefined;
  /**
   * Scroll position in CSS pixels at which the reader left this history entry; undefined on the
   * first visit.
   */
  readonly savedScrollTop: number | undefined;
}

interface RouterState {
  /**
   * The location of the browser. `shown` changes later: after access is granted and the code has
   * loaded.
   */
  readonly location: AppLocation;
  /** The displayed route; undefined until access to a route has been granted for the first time. */
  readonly shown: DisplayedRoute | undefined;
}

/** The parts of `window` that the router uses; tests pass fakes. */
export interface RouterWindow extends HistoryWindow {
  readonly scrollY: number;
}

export interface Router {
  readonly store: Pick<StoreApi<RouterState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Navigates within the client; does nothing if `href` is the current address. */
  readonly navigate: (to: { readonly href: string; readonly replace?: boolean }) => void;
  readonly history: { readonly back: () => void; readonly forward: () => void };
}

/** How the router decides whether a viewer may see a route, and loads its code. */
export interface RouteRules {
  /**
   * Returns the address to which a viewer without access is redirected; undefined if access is
   * granted.
   */
  readonly redirectFrom: (
    match: RouteMatch,
    location: AppLocation,
  ) => string | Promise<string> | undefined;
  /**
   * Loads the code of a route's screen. Returns undefined if the code is loaded already. Never
   * rejects.
   */
  readonly preload: (match: RouteMatch) => Promise<void> | undefined;
}

/** Creates the router. The displayed screen stays until the code of the next one has loaded. */
export function createRouter({
  page,
  area,
  rules: { redirectFrom, preload },
}: {
  page: RouterWindow;
  /** Session storage of the tab. */
  area: StorageArea;
  rules: RouteRules;
}): Router {
  const scrollMemory = createScrollMemory(area);

  const saveScrollTop = (): void => {
    const { shown } = store.getState();
    if (shown) scrollMemory.write(shown.location.key, page.scrollY);
  };
  const follow = (): void => {
    const location = history.location();
    const match = matchPath(location.pathname);
    const show = (): void => {
      saveScrollTop();
      store.setState({
        shown: { location, match, savedScrollTop: scrollMemory.read(location.key) },
      });
    };
    const ifCurrent = (act: () => void): void => {
      if (history.location().key === location.key) act();
    };
    store.setState({ location });
    const redirect = match && redirectFrom(match, location);
    if (redirect !== undefined) {
      void Promise.resolve(redirect).then((href) => ifCurrent(() => history.go(href, true)));
      return;
    }
    /* The first screen is displayed before its code has loaded, so that the layout shows at
       once. */
    const loading = match && store.getState().shown && preload(match);
    if (loading) void loading.then(() => ifCurrent(show));
    else show();
  };
  const history = createHistory(page, follow);
  const store = createStore<RouterState>(() => ({
    location: history.location(),
    shown: undefined,
  }));
  page.addEventListener('pagehide', saveScrollTop);
  follow();
  return {
    store,
    navigate({ href, replace }) {
      if (href !== history.location().href) history.go(href, replace);
    },
    history: { back: () => history.traverse(-1), forward: () => history.traverse(1) },
  };
}
