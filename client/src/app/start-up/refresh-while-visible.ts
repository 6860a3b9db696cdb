import { pollUntilAborted } from '#session/poll-until-aborted.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { refreshShownRows } from '#session/live/refresh-shown-rows.ts';

/** Milliseconds between two refreshes while the page is visible. */
const refreshInterval = 60_000;
/** Minimum milliseconds between a refresh and another one when the viewer returns to the page. */
const returnInterval = 10_000;

/**
 * Refetches the shown content when a member returns to the page, and at intervals while the page is
 * visible. Sends nothing while the page is hidden, and nothing for visitors. Stops with the signal.
 */
export function refreshWhileVisible(
  { store, environment: { clock } }: Pick<CurrentSession, 'store' | 'environment'>,
  signal: AbortSignal,
): void {
  let refreshedAt = clock.now();
  let isRefreshing = false;
  const refreshAfter = async (age: number): Promise<void> => {
    const session = store.getState();
    const isDue = clock.now() - refreshedAt >= age;
    if (!isDue || isRefreshing || session.viewerId === null) return;
    if (document.visibilityState !== 'visible') return;
    isRefreshing = true;
    refreshedAt = clock.now();
    try {
      await refreshShownRows(session);
    } finally {
      isRefreshing = false;
    }
  };
  const handleReturn = (): void => void refreshAfter(returnInterval);
  document.addEventListener('visibilitychange', handleReturn, { signal });
  window.addEventListener('focus', handleReturn, { signal });
  void pollUntilAborted(
    clock,
    signal,
    () => refreshAfter(refreshInterval),
    () => document.visibilityState === 'visible',
    () => Math.max(returnInterval, refreshedAt + refreshInterval - clock.now()),
  );
}
