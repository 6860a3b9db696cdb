import type { CurrentSession } from '#session/current-session.ts';
import { registerWorker } from '../worker/register-worker.ts';
import { preloadPartsOnUse } from './preload-parts-on-use.ts';

/**
 * Loads the code that keeps the shown content up to date once a member is signed in; visitors need
 * none.
 */
function refreshForMembers(current: CurrentSession): void {
  const { store, environment } = current;
  let isStarted = false;
  const startForMember = (): void => {
    if (isStarted || store.getState().viewerId === null) return;
    isStarted = true;
    import('./refresh-while-visible.ts').then(
      ({ refreshWhileVisible }) => refreshWhileVisible(current, new AbortController().signal),
      (error: unknown) => environment.log('loading the refresh failed', { error }),
    );
  };
  startForMember();
  store.subscribe(startForMember);
}

/** Registers the service worker, and preloads what is likely to be opened next. */
export function runAfterStart(current: CurrentSession): Promise<void> {
  const { store, environment } = current;
  preloadPartsOnUse(() => store.getState().viewerId !== null);
  refreshForMembers(current);
  return registerWorker(environment);
}
