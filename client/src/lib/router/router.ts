import { createStore, type StoreApi } from 'zustand/vanilla';
import * as v from 'valibot';
import type { StorageArea } from '../storage/storage-area.ts';
import { createPersistedValue } from '../storage/persisted-value.ts';
import { type AppLocation, createHistory, type HistoryWindow } from './history.ts';
import { matchPath, type RouteMatch } from './match-path.ts';

/** Maximum number of entries; the oldest is dropped first. */
const maxEntries = 50;

const schema = v.array(v.tuple([v.string(), v.pipe(v.number(), v.finite())]));

/** Creates a `ScrollMemory` in the tab's storage, so that it survives a reload. */
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

/** The route on the screen. */
export interface DisplayedRoute {
  readonly location: AppLocation;
  /** Undefined if no route matches. */
  readonly match: RouteMatch | undefined;
  /** Scroll position in CSS pixels when the entry was left; undefined on a first visit. */
  readonly savedScrollTop: number | undefined;
}

interface RouterState {
  /** Location of the browser; `shown` follows once access is granted and the code has loaded. */
  readonly location: AppLocation;
  /** Undefined until access is first granted. */
  readonly shown: DisplayedRoute | undefined;
}

/** The parts of `window` that the router uses. */
export interface RouterWindow extends HistoryWindow {
  readonly scrollY: number;
}

export interface Router {
  readonly store: Pick<StoreApi<RouterState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Navigates within the client; does nothing if `href` is the current address. */
  readonly navigate: (to: { readonly href: string; readonly replace?: boolean }) => void;
  readonly history: { readonly back: () => void; readonly forward: () => void };
}

/** Access and loading rules of the routes. */
export interface RouteRules {
  /** Returns the redirect target for a viewer without access; undefined if access is granted. */
  readonly redirectFrom: (
    match: RouteMatch,
    location: AppLocation,
  ) => string | Promise<string> | undefined;
  /** Loads the code of a route's screen. Never rejects; undefined if there is nothing to load. */
  readonly preload: (match: RouteMatch) => Promise<void> | undefined;
}

/** Creates the router. The displayed screen stays until the next one has loaded its code. */
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
    /* The first screen does not wait for its code, so that the layout shows at once. */
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
