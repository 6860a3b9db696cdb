import * as v from 'valibot';

/** An entry of the browser's history that belongs to the client. */
export interface AppLocation {
  /** Path, query and hash. */
  readonly href: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Includes the `#`; empty if there is none. */
  readonly hash: string;
  /** Unique key of the entry, stored in its state. It stays the same after Back and reloads. */
  readonly key: string;
  /** Number of entries of the client before this one. */
  readonly index: number;
}

/** The parts of `window` that the history uses; tests pass fakes. */
export interface HistoryWindow {
  readonly history: Pick<
    History,
    'state' | 'pushState' | 'replaceState' | 'go' | 'scrollRestoration'
  >;
  readonly location: Pick<Location, 'href'>;
  addEventListener(type: 'popstate' | 'pagehide', listener: () => void): void;
}

const stateSchema = v.object({ key: v.string(), index: v.number() });

/**
 * Returns the history key in a state object of the browser's history; empty if the state has none.
 */
export function historyKeyOf(state: unknown): string {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.key : '';
}

const newKey = (): string => Math.random().toString(36).slice(2);

function locationOf({ location, history }: HistoryWindow): AppLocation | undefined {
  const state = v.safeParse(stateSchema, history.state);
  if (!state.success) return undefined;
  const { pathname, search, searchParams, hash } = new URL(location.href);
  const { key, index } = state.output;
  return { href: `${pathname}${search}${hash}`, pathname, query: searchParams, hash, key, index };
}

/** Creates the history of a page. Calls `onMove` after each change of the location. */
export function createHistory(page: HistoryWindow, onMove: () => void) {
  /* An entry created by the browser itself has no key yet. A jump to a fragment keeps the key of
     the page. */
  const read = (before?: AppLocation): AppLocation => {
    const known = locationOf(page);
    if (known) return known;
    const { pathname, search } = new URL(page.location.href);
    const isJump = before?.href.split('#')[0] === `${pathname}${search}`;
    const key = isJump ? before.key : newKey();
    page.history.replaceState({ key, index: before ? before.index + 1 : 0 }, '');
    return read(before);
  };
  let current = read();
  page.history.scrollRestoration = 'manual';

  const handleMove = (): void => {
    current = read(current);
    onMove();
  };

  page.addEventListener('popstate', () => {
    const next = read(current);
    if (next.key !== current.key || next.href !== current.href) handleMove();
  });

  return {
    location: () => current,
    /** Navigates within the client. With `isReplacing`, the current entry is replaced. */
    go(href: string, isReplacing: boolean = false) {
      const state = { key: newKey(), index: current.index + (isReplacing ? 0 : 1) };
      if (isReplacing) page.history.replaceState(state, '', href);
      else page.history.pushState(state, '', href);
      handleMove();
    },
    /** Moves by a number of entries, as the browser's Back (-1) and Forward (1) do. */
    traverse: (steps: number) => page.history.go(steps),
  };
}
