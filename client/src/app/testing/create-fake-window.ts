import type { RouterWindow } from '#lib/router/router.ts';

/** Creates a fake window with its own history, opened at `path`. `history.go` is synchronous. */
export function createFakeWindow(path: string): RouterWindow {
  const origin = 'https://rookery.example';
  const listeners = new Set<() => void>();
  let entries = [{ href: new URL(path, origin).href, state: undefined as unknown }];
  let index = 0;
  const current = () => entries[index] ?? { href: origin, state: undefined };
  const resolve = (address: string | URL | null | undefined) => {
    const { href } = current();
    return address ? new URL(address, href).href : href;
  };
  return {
    location: {
      get href() {
        return current().href;
      },
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return current().state;
      },
      pushState(state: unknown, _, address) {
        entries = [...entries.slice(0, index + 1), { href: resolve(address), state }];
        index += 1;
      },
      replaceState(state: unknown, _, address) {
        entries = entries.with(index, { href: resolve(address), state });
      },
      go(steps = 0) {
        if (!entries[index + steps]) return;
        index += steps;
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
