import type { CurrentSession } from '#session/current-session.ts';

/** Reconnects the stream at once when the network is back or the page becomes visible again. */
export function reconnectStreamOnWake({ store }: CurrentSession): void {
  const wake = (): void => store.getState().live?.reconnectNow();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}
