import * as v from 'valibot';

/** An entry of the browser's history that shows something of ours. */
export interface AppLocation {
  /** Path, query and hash. */
  readonly href: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** With its `#`; empty where there is none. */
  readonly hash: string;
  /** The history key: this entry's own, written into its state; stays over Back and reloads. */
  readonly key: string;
  /** How many of our entries lie before it. */
  readonly index: number;
}

/** What of a window the history is made of. */
export interface HistoryPage {
  readonly history: Pick<
    History,
    'state' | 'pushState' | 'replaceState' | 'go' | 'scrollRestoration'
  >;
  readonly location: Pick<Location, 'href'>;
  addEventListener(type: 'popstate' | 'pagehide', listener: () => void): void;
}

export interface AppHistory {
  readonly location: () => AppLocation;
  /** Goes to an address of ours; in the place of this entry with `isReplacing`. */
  readonly go: (href: string, isReplacing?: boolean) => void;
  /** As the browser's buttons. */
  readonly traverse: (steps: number) => void;
}

const stateSchema = v.object({ key: v.string(), index: v.number() });

/** The history key in a state that may be anybody's; empty where there is none yet. */
export function historyKeyOf(state: unknown): string {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.key : '';
}

const newKey = (): string => Math.random().toString(36).slice(2);

function locationOf({ location, history }: HistoryPage): AppLocation | undefined {
  const state = v.safeParse(stateSchema, history.state);
  if (!state.success) return undefined;
  const { pathname, search, searchParams, hash } = new URL(location.href);
  const { key, index } = state.output;
  return { href: `${pathname}${search}${hash}`, pathname, query: searchParams, hash, key, index };
}

/** The history of a page. `onMove` is told when one is elsewhere. */
export function createHistory(page: HistoryPage, onMove: () => void): AppHistory {
  /* Entries that the browser made by itself have no key yet; a jump within the page stays in its place. */
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

  const arrive = (): void => {
    current = read(current);
    onMove();
  };

  page.addEventListener('popstate', () => {
    const next = read(current);
    if (next.key !== current.key || next.href !== current.href) arrive();
  });

  return {
    location: () => current,
    go(href, isReplacing = false) {
      const state = { key: newKey(), index: current.index + (isReplacing ? 0 : 1) };
      if (isReplacing) page.history.replaceState(state, '', href);
      else page.history.pushState(state, '', href);
      arrive();
    },
    traverse: (steps) => page.history.go(steps),
  };
}
