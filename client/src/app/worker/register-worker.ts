import { prefersReducedData } from '#lib/media/prefers-reduced-data.ts';
import { trustedScriptUrl } from '#lib/trusted-script-url.ts';
import type { Log } from '#session/log.ts';
import type { Notices } from '#session/notices.ts';

/** Path of the service worker in the build. */
const workerPath = '/sw.js';

/**
 * Returns the paths of the build's files that the page has fetched, including those from before the
 * worker was active, which the worker has not cached.
 */
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

/** Milliseconds between update checks in a page that stays open. */
const updateInterval = 60 * 60 * 1000;

/** Returns whether the worker last cached the page of another build. */
async function isOutdated(): Promise<boolean> {
  const ownScript = document.querySelector('script[blocking][src]')?.getAttribute('src');
  const cached = await caches.match('/', { cacheName: 'rookery-page' });
  return (
    ownScript != null && cached !== undefined && !(await cached.text()).includes(`"${ownScript}"`)
  );
}

/** Makes a waiting worker take over. Files of older versions are kept for tabs that use them. */
function activate(worker: ServiceWorker | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; `postMessage` of a service worker has no target origin
  worker?.postMessage({ kind: 'take' });
}

/**
 * Registers the service worker, which caches the page for offline use. Raises a notice when a new version
 * is installed, which is used after a click or at the next start. Missing support is only logged.
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
    log('service workers are not supported');
    return;
  }
  try {
    const registration = await serviceWorker.register(
      trustedScriptUrl('rookery-worker', workerPath),
      { scope: '/' },
    );
    const announce = async (installed: ServiceWorker): Promise<void> => {
      try {
        // If the server has just sent this page, the page already belongs to the new version, so no
        // notice is needed.
        if (!(await isOutdated())) return activate(installed);
        const handlePress = (): void => {
          activate(installed);
          window.location.reload();
        };
        notices.raise({
          level: 'info',
          messageKey: 'version.new',
          timeoutMs: 60_000,
          action: handlePress,
        });
      } catch (error) {
        log('a new version', { error });
      }
    };
    // A worker may have been waiting since before this page started, because of another tab.
    if (registration.waiting && serviceWorker.controller) void announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      const isFirst = serviceWorker.controller === null;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && !isFirst) void announce(installing);
      });
    });
    setInterval(() => {
      registration.update().catch((error: unknown) => log('update check failed', { error }));
    }, updateInterval);
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; `postMessage` of a service worker has no target origin
    active?.postMessage({ kind: 'keep', paths: fetchedFiles(), all: !prefersReducedData() });
  } catch (error) {
    log('the service worker could not be registered', { error });
  }
}
