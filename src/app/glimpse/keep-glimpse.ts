import type { CurrentSession } from '#session/current-session.ts';
import type { SessionWorld } from '#session/session.ts';
import { glimpseName, readsBelowName } from './glimpse.ts';
import { longestGlimpse, takeGlimpse } from './take-glimpse.ts';

/** Nearer to the top than so many CSS pixels, what is seen is what the page begins with. */
const topDistance = 15;

/** Only a timeline is worth it: elsewhere nothing is long in coming. */
function isTimeline(app: Element): boolean {
  return app.querySelector('main [role=feed] article') !== null;
}

/**
 * Keeps a glimpse of the timeline that is looked at, from now on and when the page is left, for
 * `showGlimpse`; and none of somebody who has signed out. `startPath` is the path that the page was
 * opened with, which may have led to another.
 */
export function keepGlimpse(
  { store }: CurrentSession,
  { area, tabArea, log }: Pick<SessionWorld, 'area' | 'tabArea' | 'log'>,
  startPath: string,
): void {
  const firstPath = location.pathname;

  function pathsHere(): readonly string[] {
    const { pathname } = location;
    return pathname === firstPath ? [...new Set([pathname, startPath])] : [pathname];
  }

  function keep(): void {
    const app = document.getElementById('app');
    const isAtTop = window.scrollY < topDistance;
    if (isAtTop) tabArea.removeItem(readsBelowName);
    else tabArea.setItem(readsBelowName, 'true');
    if (!app || !isAtTop || !isTimeline(app)) return;
    const { viewerId } = store.getState();
    const text = JSON.stringify(takeGlimpse(app, { viewerId, paths: pathsHere() }));
    if (text.length <= longestGlimpse) area.setItem(glimpseName, text);
  }

  /* A glimpse is nobody's work: where it does not fit, the page only starts as it does the first time. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      log('no glimpse of the page could be kept', { error });
    }
  }

  attempt(keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') attempt(keep);
  });
  store.subscribe(() => attempt(() => area.removeItem(glimpseName)));
}
