import { createCurrentSession } from '#session/current-session.ts';
import { render } from './render.tsx';
import { runDeferredStartup } from './start-up/run-deferred-startup.ts';
import { prefetchTimeline } from './start-up/prefetch-timeline.ts';
import { createBrowserEnvironment } from './start-up/create-browser-environment.ts';
import { followLanguage } from './start-up/follow-language.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { reconnectStreamOnWake } from './start-up/reconnect-stream-on-wake.ts';

/**
 * Starts the client: creates the session, requests the first timeline, fetches the messages, then
 * renders. The first requests are sent before anything is awaited.
 */
export async function start(): Promise<void> {
  const world = createBrowserEnvironment();
  const current = createCurrentSession(world);
  prefetchTimeline(current.store.getState(), window);
  followTheme({ store: current.store, area: world.area });
  reconnectStreamOnWake(current);

  await followLanguage(current.store);
  render({ current, world });
  runDeferredStartup(current);
}
