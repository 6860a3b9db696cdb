import type { CurrentSession } from '#session/current-session.ts';

/** The stream tries again at once when the network is back or the page is looked at again. */
export function wakeWithPage({ store }: CurrentSession): void {
  const wake = (): void => store.getState().live?.wake();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}
