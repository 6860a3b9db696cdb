import type { Log } from '#session/log.ts';
import type { Notices } from '#session/notices/notices.ts';

/** Where the build lays the service worker. */
const workerPath = '/sw.js';

/* Of Trusted Types the page's policy allows this one, and it gives one address whatever is asked. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(from: string): string };
}

function trusted(address: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (types === undefined) return address;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's own, which the library of types does not know
  const policy = (types as TrustedTypes).createPolicy('rookery-worker', {
    createScriptURL: () => workerPath,
  });
  return policy.createScriptURL(address);
}

/** Files of the build that the page has fetched before the worker was there. */
function fetchedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.href))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && pathname.startsWith('/assets/'),
    )
    .map(({ pathname }) => pathname);
}

/**
 * Registers the service worker, which keeps the page for when there is no network. That a newer one
 * has come is told quietly: it is taken at the next start. Absent support is logged only.
 */
export async function registerWorker({
  notices,
  log,
}: {
  notices: Notices;
  log: Log;
}): Promise<void> {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV || serviceWorker === undefined) {
    log('there are no service workers here');
    return;
  }
  try {
    const registration = await serviceWorker.register(trusted(workerPath), { scope: '/' });
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      const isFirst = serviceWorker.controller === null;
      installing?.addEventListener('statechange', () => {
        if (installing.state !== 'installed' || isFirst) return;
        notices.raise({ level: 'info', messageKey: 'version.new', timeoutMs: 10_000 });
      });
    });
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    active?.postMessage({ kind: 'keep', paths: fetchedFiles() });
  } catch (error) {
    log('the service worker could not be registered', { error });
  }
}
