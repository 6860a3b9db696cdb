import { createCurrentSession } from '#session/current-session.ts';
import { render } from './render.tsx';
import { afterIdle } from './start-up/after-idle.ts';
import { startTimeline } from './start-up/start-timeline.ts';
import { browserWorld } from './start-up/browser-world.ts';
import { followLanguage } from './start-up/follow-language.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { wakeWithPage } from './start-up/wake-with-page.ts';

/**
 * Starts the client: creates the session, requests the first timeline, fetches the messages, then
 * renders. The first requests are sent before anything is awaited.
 */
export async function start(): Promise<void> {
  const world = browserWorld();
  const current = createCurrentSession(world);
  startTimeline(current.store.getState(), window);
  followTheme({ store: current.store, area: world.area });
  wakeWithPage(current);

  await followLanguage(current.store);
  render({ current, world });
  afterIdle(current);
}
