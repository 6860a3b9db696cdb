import { savesData } from '#domain/media/saves-data.ts';
import { Conversation } from '../routes/routes.tsx';

/** Milliseconds after which a page has mostly come to rest. */
const settleDelay = 2000;

/** Fetches the code of the screen that most likely comes next, unless data are to be saved. */
export function afterIdle(): void {
  setTimeout(() => {
    if (!savesData()) void Conversation.preload();
  }, settleDelay);
}
