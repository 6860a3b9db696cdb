import type { CurrentSession } from '#session/current-session.ts';
import { registerWorker } from '../worker/register-worker.ts';
import { refreshWhileVisible } from './refresh-while-visible.ts';
import { preloadPartsOnUse } from './preload-parts-on-use.ts';

/** Registers the service worker, and prepares for what is likely to be opened next. */
export function runAfterStart(current: CurrentSession): Promise<void> {
  const { store, environment } = current;
  preloadPartsOnUse(() => store.getState().viewerId !== null);
  refreshWhileVisible(current, new AbortController().signal);
  return registerWorker(environment);
}
