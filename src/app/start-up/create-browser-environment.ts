import { createPacer, systemClock } from '#api/pacing.ts';
import { indexedArea } from '#lib/storage/indexed-area.ts';
import { localArea } from '#lib/storage/local-area.ts';
import { tabArea } from '#lib/storage/tab-area.ts';
import { createNotices } from '#session/notices/notices.ts';
import { noLog, type Log } from '#session/log.ts';
import type { SessionEnvironment } from '#session/session.ts';
import { parsePreloaded } from '#session/start-up/preloaded.ts';
import { notifyStorageErrors } from './notify-storage-errors.ts';

/** Logs to the console in development; does nothing in the built client. */
const developmentLog: Log = import.meta.env.DEV
  ? (event, facts) => {
      // oxlint-disable-next-line no-console -- the only place that may, and only in development
      console.info(`rookery: ${event}`, facts ?? '');
    }
  : noLog;

/** Creates the session's environment from this page: server, storage, clock, sockets and tabs. */
export function createBrowserEnvironment(): SessionEnvironment {
  const notices = createNotices();
  return {
    origin: window.location.origin,
    area: localArea(),
    tabArea: tabArea(),
    pageArea: indexedArea('rookery-pages'),
    clock: systemClock,
    pace: createPacer(systemClock),
    fetch: (...request) => window.fetch(...request),
    upload: async (...request) => {
      const { fetchWithProgress } = await import('#api/fetch-with-progress.ts');
      return fetchWithProgress(...request);
    },
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
