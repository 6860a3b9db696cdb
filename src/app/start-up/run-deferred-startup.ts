import { prefersReducedData } from '#components/media/prefers-reduced-data.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { Conversation } from '../routes/routes.tsx';

/** Milliseconds after which most pages are idle. */
const settleDelay = 2000;

/** Preloads the conversation screen unless data saving is on, and registers the service worker. */
export function runDeferredStartup({ environment: world }: CurrentSession): void {
  setTimeout(() => {
    if (!prefersReducedData()) void Conversation.preload();
    import('../worker/register-worker.ts').then(
      ({ registerWorker }) => registerWorker(world),
      (error: unknown) => world.log('the service worker code failed to load', { error }),
    );
  }, settleDelay);
}
