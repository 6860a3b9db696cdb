import type { CurrentSession } from '#session/current-session.ts';
import { registerWorker } from '../worker/register-worker.ts';
import { preloadPartsOnUse } from './preload-parts-on-use.ts';

/** Registers the service worker, and prepares for what is likely to be opened next. */
export function runAfterStart({ store, environment }: CurrentSession): Promise<void> {
  preloadPartsOnUse(() => store.getState().viewerId !== null);
  return registerWorker(environment);
}
