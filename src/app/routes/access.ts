import { pathTo } from '#domain/links/paths.ts';
import type { CurrentSession } from '#session/current-session.ts';
import type { Session } from '#session/session.ts';
import { sharedText } from '../layout/shared-text.ts';
import type { AppLocation } from '../router/history.ts';
import type { RouteMatch } from '../router/match-path.ts';
import type { RouteRules } from '../router/router.ts';
import { routes } from './routes.tsx';
import type { Who } from './screen.ts';

/** The instance may send people elsewhere, but it must not keep them waiting (milliseconds). */
const patience = 1500;

/** Where somebody lands who went nowhere in particular: as the instance says (R-ROUTE-034). */
export function landingPath({ viewerId, instance }: Session): string {
  const { options } = instance.getState();
  return viewerId === null ? options.redirectRootNoLogin : options.redirectRootLogin;
}

/** Where a session sends whoever may not see a screen; undefined where they may. */
export function refusal(who: Who, session: Session): string | undefined {
  if (who === 'anyone' || session.viewerId !== null) return undefined;
  if (who === 'member') return landingPath(session);
  return session.instance.getState().info.isPrivate ? pathTo('login') : undefined;
}

/** Where somebody lands, once the instance has had time to say where that is. */
async function land({ store }: CurrentSession): Promise<string> {
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([store.getState().whenInstanceKnown, enough]);
  return landingPath(store.getState());
}

/**
 * The root leads to where one lands, as a members' screen does for visitors. Who shares something while
 * signed out comes to sign in, and the text waits there.
 */
function redirectFrom(
  current: CurrentSession,
  { name }: RouteMatch,
  { query }: AppLocation,
): string | Promise<string> | undefined {
  if (name === 'root') return land(current);
  const { who } = routes[name];
  const elsewhere = refusal(who, current.store.getState());
  if (elsewhere === undefined || who !== 'member') return elsewhere;
  return sharedText(query) === '' ? land(current) : `${pathTo('login')}?${query}`;
}

/** What the table of routes says to the router of this session. */
export function routeRules(current: CurrentSession): RouteRules {
  return {
    redirectFrom: (...asked) => redirectFrom(current, ...asked),
    preload: ({ name }) => (name === 'root' ? undefined : routes[name].screen.preload?.()),
  };
}
