import { pathTo } from '#lib/url/paths.ts';
import type { CurrentSession } from '#session/current-session.ts';
import type { Session } from '#session/session.ts';
import { readSharedText } from '#lib/url/read-shared-text.ts';
import type { AppLocation } from '#lib/router/history.ts';
import type { RouteMatch } from '#lib/router/match-path.ts';
import type { RouteRules } from '#lib/router/router.ts';
import { routes } from './routes.tsx';
import type { ScreenAudience } from '#components/router/screen.ts';

/** Milliseconds to wait for the instance's configuration before redirecting. */
const configTimeoutMs = 1500;

/** Returns the landing path from the instance's configuration (R-ROUTE-034). */
export function landingPath({ viewerId, instance }: Session): string {
  const { options } = instance.getState();
  return viewerId === null ? options.redirectRootNoLogin : options.redirectRootLogin;
}

/** Returns the path to redirect to if this session may not see a screen; undefined if it may. */
export function accessRedirect(audience: ScreenAudience, session: Session): string | undefined {
  if (audience === 'anyone' || session.viewerId !== null) return undefined;
  if (audience === 'member') return landingPath(session);
  return session.instance.getState().info.isPrivate ? pathTo('login') : undefined;
}

/** Resolves to the landing path once the configuration is known, or after the timeout. */
async function resolveLandingPath({ store }: CurrentSession): Promise<string> {
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, configTimeoutMs);
  });
  await Promise.race([store.getState().instanceLoaded, timeout]);
  return landingPath(store.getState());
}

/**
 * Returns where to redirect: from the root to the landing path, and visitors from screens of members.
 * Text that another app shares with a visitor is passed to the login screen.
 */
function redirectFrom(
  current: CurrentSession,
  { name }: RouteMatch,
  location: AppLocation,
): string | Promise<string> | undefined {
  if (name === 'root') return resolveLandingPath(current);
  const { audience } = routes[name];
  const redirect = accessRedirect(audience, current.store.getState());
  if (redirect === undefined || audience !== 'member') return redirect;
  if (readSharedText(location) === '') return resolveLandingPath(current);
  return `${pathTo('login')}?${location.query}`;
}

/** Creates the router's rules for a session. */
export function createRouteRules(current: CurrentSession): RouteRules {
  return {
    redirectFrom: (...args) => redirectFrom(current, ...args),
    preload: ({ name }) => (name === 'root' ? undefined : routes[name].screen.preload?.()),
  };
}
