import { allowsFlash } from './flash-policy.ts';

/** Path to which the build copies the files of the Flash player (R-ATT-004). */
export const ruffleFolder = '/static/ruffle';

/** Thrown if the Content-Security-Policy of the instance blocks Flash. */
export class FlashBlockedError extends Error {}

function member(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' && typeof holder !== 'function') return undefined;
  return holder === null ? undefined : Reflect.get(holder, name);
}

function callMember(holder: unknown, name: string, ...given: unknown[]): unknown {
  const method = member(holder, name);
  if (typeof method !== 'function') throw new TypeError(`the Flash player has no ${name}`);
  return Reflect.apply(method, holder, given);
}

/**
 * Imports the WebAssembly cores before the player does: the player would add script elements, which
 * the policy of the page forbids.
 */
async function importCores(): Promise<void> {
  const list: unknown = await (await fetch(`${ruffleFolder}/cores.json`)).json();
  const names = Array.isArray(list) ? list.map(String) : [];
  const addresses = names.map((name) => new URL(name, `${location.origin}${ruffleFolder}/`));
  await Promise.all(addresses.map(({ href }) => import(/* @vite-ignore */ href)));
}

let loading: Promise<unknown> | undefined;

async function load(): Promise<unknown> {
  const page = await fetch('/', { method: 'HEAD', credentials: 'omit' });
  if (!allowsFlash(page.headers.get('content-security-policy'))) throw new FlashBlockedError();
  const config = {
    publicPath: `${ruffleFolder}/`,
    polyfills: false,
    autoplay: 'on',
    unmuteOverlay: 'hidden',
    splashScreen: false,
    letterbox: 'on',
  };
  Reflect.set(globalThis, 'RufflePlayer', { config });
  await importCores();
  await import(/* @vite-ignore */ `${location.origin}${ruffleFolder}/ruffle.js`);
  return callMember(Reflect.get(globalThis, 'RufflePlayer'), 'newest');
}

/**
 * Plays a Flash file in an element. The file can access no script of the page and no server.
 * Rejects with `FlashBlockedError` or another error.
 */
export async function playFlash(stage: HTMLElement, url: string): Promise<void> {
  loading ??= load();
  try {
    const source = await loading;
    const player = callMember(source, 'createPlayer');
    if (!(player instanceof HTMLElement)) throw new TypeError('the Flash player is no element');
    // The player must be focusable to receive key events.
    player.tabIndex = 0;
    stage.replaceChildren(player);
    const request = { url, allowScriptAccess: false, allowNetworking: 'none' };
    await callMember(callMember(player, 'ruffle'), 'load', request);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
