import type { RouterPage } from '../router/router.ts';

/** A page with a history of its own, which begins at `path`; going back takes no time. */
export function fakePage(path: string): RouterPage {
  const origin = 'https://rookery.example';
  const listeners = new Set<() => void>();
  let entries = [{ href: new URL(path, origin).href, state: undefined as unknown }];
  let at = 0;
  const entry = () => entries[at] ?? { href: origin, state: undefined };
  const to = (address: string | URL | null | undefined) => {
    const { href } = entry();
    return address ? new URL(address, href).href : href;
  };
  return {
    location: {
      get href() {
        return entry().href;
      },
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entry().state;
      },
      pushState(state: unknown, _, address) {
        entries = [...entries.slice(0, at + 1), { href: to(address), state }];
        at += 1;
      },
      replaceState(state: unknown, _, address) {
        entries = entries.with(at, { href: to(address), state });
      },
      go(steps = 0) {
        if (!entries[at + steps]) return;
        at += steps;
        for (const listener of listeners) listener();
      },
    },
    get scrollY() {
      return window.scrollY;
    },
    addEventListener(type, listener) {
      if (type === 'popstate') listeners.add(listener);
    },
  };
}
