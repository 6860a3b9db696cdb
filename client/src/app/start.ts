import { createCurrentSession, type CurrentSession } from '#session/current-session.ts';
import { createPacer, systemClock } from '#api/pacing.ts';
import { createIndexedDbArea } from '#lib/storage/indexed-db-area.ts';
import { createLocalArea, createTabArea } from '#lib/storage/local-area.ts';
import { createNotices } from '#session/notices.ts';
import { type Log, discardLog } from '#session/log.ts';
import type { SessionEnvironment } from '#session/session.ts';
import { parsePreloaded } from '#session/instance/preloaded-responses.ts';
import { mountApp } from './app.tsx';
import { prefetchTimeline } from './start-up/prefetch-timeline.ts';
import { followLanguage } from './start-up/follow-language.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { notifyStorageErrors } from './start-up/notify-storage-errors.ts';

/** Logs to the console in development; does nothing in the built client. */
const developmentLog: Log = import.meta.env.DEV
  ? (event, facts) => {
      // oxlint-disable-next-line no-console -- the one place that logs to the console, in development only
      console.info(`rookery: ${event}`, facts ?? '');
    }
  : discardLog;

/** Creates the session's environment from this page: server, storage, clock, sockets and tabs. */
function createBrowserEnvironment(): SessionEnvironment {
  const notices = createNotices();
  const pace = createPacer(systemClock);
  return {
    origin: window.location.origin,
    area: createLocalArea(),
    tabArea: createTabArea(),
    pageArea: createIndexedDbArea('rookery-pages'),
    clock: { ...systemClock, backgroundDelay: pace.backgroundDelay },
    pace,
    fetch: window.fetch.bind(window),
    upload: async (...request) => {
      const { fetchWithProgress } = await import('#api/fetch-with-progress.ts');
      return fetchWithProgress(...request);
    },
    leave: (address) => window.location.assign(address),
    openSocket: (address, protocols) => new WebSocket(address, [...protocols]),
    tabs:
      'locks' in navigator && 'BroadcastChannel' in window
        ? { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
        : undefined,
    preloaded: parsePreloaded(document.getElementById('initial-results')?.textContent),
    notices,
    log: developmentLog,
    onStorageError: notifyStorageErrors(notices, developmentLog),
  };
}

/** Milliseconds after the start when most pages are idle. */
const settleDelay = 2000;

/** Loads and runs the code that the first screen does not need. */
function runDeferredStartup(current: CurrentSession): void {
  setTimeout(() => {
    import('./start-up/after-start.ts').then(
      ({ runAfterStart }) => runAfterStart(current),
      (error: unknown) => current.environment.log('loading the deferred code failed', { error }),
    );
  }, settleDelay);
}

/** Reconnects the stream at once when the network is back or the page becomes visible again. */
function reconnectStreamOnWake({ store }: CurrentSession): void {
  const wake = (): void => store.getState().live?.reconnectNow();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}

/**
 * Starts the client: creates the session, requests the first timeline, fetches the messages and then
 * renders. Nothing is awaited before the first requests are sent.
 */
export async function start(): Promise<void> {
  const environment = createBrowserEnvironment();
  const current = createCurrentSession(environment);
  prefetchTimeline(current.store.getState(), window);
  followTheme({ store: current.store, area: environment.area });
  reconnectStreamOnWake(current);

  await followLanguage(current.store);
  mountApp({ current, environment });
  runDeferredStartup(current);
}
