import { savesData } from '#domain/media/saves-data.ts';
import type { CurrentSession } from '#session/current-session.ts';
import type { SessionWorld } from '#session/session.ts';
import { keepGlimpse } from '../glimpse/keep-glimpse.ts';

/**
 * What is done once the page has come to rest: a glimpse of it is kept, and the code of what most likely
 * comes next is fetched, unless data are to be saved.
 */
export function comeToRest(
  current: CurrentSession,
  world: SessionWorld,
  fetchNext: () => Promise<void>,
): void {
  if (!savesData()) void fetchNext();
  keepGlimpse(current, world);
}
