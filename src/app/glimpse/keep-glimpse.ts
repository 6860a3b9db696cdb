import { isAtTop } from '#domain/feed/is-at-top.ts';
import { timelinePaths } from '#domain/timeline/timeline-paths.ts';
import type { CurrentSession } from '#session/current-session.ts';
import type { SessionWorld } from '#session/session.ts';
import { landingPath } from '../routes/access.ts';
import { glimpseName, readsBelowName } from './glimpse.ts';
import { storedViewer } from './stored-viewer.ts';
import { longestGlimpse, takeGlimpse } from './take-glimpse.ts';

/** Where the client is opened without saying more, and leads on from at once. */
const rootPath = '/';

/** Timelines that many read one after another; what is said to few is not laid down. */
const kept: readonly string[] = Object.values(timelinePaths);

function hasPosts(app: Element): boolean {
  return app.querySelector('main [role=feed] article') !== null;
}

/** Whether a timeline has come of which nothing is seen: its posts were hidden or are gone. */
function hasNoPosts(app: Element): boolean {
  return !hasPosts(app) && app.querySelector('main [data-feed-end]') !== null;
}

/* A dialog over it would be all that one sees. */
function isShown(app: Element): boolean {
  return hasPosts(app) && !app.querySelector('dialog[open]');
}

/**
 * Keeps a glimpse of the timeline that is looked at, from now on and when the page is left, for
 * `showGlimpse`.
 */
export function keepGlimpse(
  current: CurrentSession,
  { area, tabArea, log }: Pick<SessionWorld, 'area' | 'tabArea' | 'log'>,
): void {
  function pathsHere(): readonly string[] {
    const { pathname } = location;
    return pathname === landingPath(current) ? [rootPath, pathname] : [pathname];
  }

  function keep(): void {
    const app = document.getElementById('app');
    if (isAtTop()) tabArea.removeItem(readsBelowName);
    else tabArea.setItem(readsBelowName, 'true');
    if (!app || !isAtTop() || !kept.includes(location.pathname)) return;
    if (hasNoPosts(app)) area.removeItem(glimpseName);
    if (!isShown(app)) return;
    const { viewerId } = current.store.getState();
    /* Another tab may have signed this one out, which does not know it yet. */
    if (viewerId !== storedViewer(area)) return;
    const text = JSON.stringify(takeGlimpse(app, { viewerId, paths: pathsHere() }));
    if (text.length <= longestGlimpse) area.setItem(glimpseName, text);
  }

  /* A glimpse is nobody's work: where it does not fit, the page only starts as it does the first time. */
  function attempt(): void {
    try {
      keep();
    } catch (error) {
      log('no glimpse of the page could be kept', { error });
    }
  }

  attempt();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') attempt();
  });
}
