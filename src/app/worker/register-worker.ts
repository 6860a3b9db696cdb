import { savesData } from '#domain/media/saves-data.ts';
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

/** Milliseconds between two looks for a new version in a page that stays open. */
const lookInterval = 60 * 60 * 1000;

/** Whether the page that the worker has kept last is another one than this. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[blocking][src]')?.getAttribute('src');
  const kept = await caches.match('/', { cacheName: 'rookery-page' });
  return own != null && kept !== undefined && !(await kept.text()).includes(`"${own}"`);
}

/** Lets a worker that waits take over: files of the versions before stay for the tabs that have them open. */
function letTake(worker: ServiceWorker | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker?.postMessage({ kind: 'take' });
}

/**
 * Registers the service worker, which keeps the page for when there is no network. That a newer one
 * has come is told quietly: it is taken at the next start, or at a press. Absent support is logged only.
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
    const tellOf = async (installed: ServiceWorker): Promise<void> => {
      try {
        // A page that came from the server just now is of that version already.
        if (!(await isOutdated())) return letTake(installed);
        const press = (): void => {
          letTake(installed);
          window.location.reload();
        };
        notices.raise({ level: 'info', messageKey: 'version.new', timeoutMs: 60_000, press });
      } catch (error) {
        log('a new version', { error });
      }
    };
    // It was installed while another tab kept it waiting, before this page began to listen.
    if (registration.waiting && serviceWorker.controller) void tellOf(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      const isFirst = serviceWorker.controller === null;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && !isFirst) void tellOf(installing);
      });
    });
    setInterval(() => {
      registration.update().catch((error: unknown) => log('a look for a new version', { error }));
    }, lookInterval);
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    active?.postMessage({ kind: 'keep', paths: fetchedFiles(), all: !savesData() });
  } catch (error) {
    log('the service worker could not be registered', { error });
  }
}
