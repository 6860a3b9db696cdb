import { savesData } from '#domain/media/saves-data.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { Conversation } from '../routes/routes.tsx';

/** Milliseconds after which a page has mostly come to rest. */
const settleDelay = 2000;

/**
 * Fetches the code of the screen that most likely comes next, unless data are to be saved; registers
 * the service worker.
 */
export function afterIdle({ world }: CurrentSession): void {
  setTimeout(() => {
    if (!savesData()) void Conversation.preload();
    import('../worker/register-worker.ts').then(
      ({ registerWorker }) => registerWorker(world),
      (error: unknown) => world.log('the service worker', { error }),
    );
  }, settleDelay);
}
