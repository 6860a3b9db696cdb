import type { InstanceConfig } from '#config.ts';
import type { Route } from '#http/route.ts';
import { allRoutes } from '#routes/all-routes.ts';
import { gotosocialRoutes } from './gotosocial/routes.ts';
import { mastodonRoutes } from './mastodon/routes.ts';
import { callsReusedByBothDialects, callsReusedByMastodon } from './shared/reused-calls.ts';

type DialectName = InstanceConfig['dialect'];

interface RouteTable {
  readonly reused: readonly string[];
  readonly own: readonly Route[];
}

const tables: Readonly<Record<Exclude<DialectName, 'akkoma'>, RouteTable>> = {
  mastodon: {
    reused: [...callsReusedByBothDialects, ...callsReusedByMastodon],
    own: mastodonRoutes,
  },
  gotosocial: { reused: callsReusedByBothDialects, own: gotosocialRoutes },
};

/**
 * Matches paths of the server software, of which a dialect answers only those in its table. Other
 * routes, such as static files and profile pages, belong to every dialect.
 */
const serverPath =
  /^\/(?:\.well-known|api|auth|instance|main|nodeinfo|oauth|ostatus_subscribe)(?:\/|$)/;

function nameOf({ call }: Route): string {
  return `${call.method} ${call.path}`;
}

/** Returns the routes of an instance that speaks a dialect. Every other path of a server is a 404. */
export function routesOf(name: DialectName): readonly Route[] {
  if (name === 'akkoma') return allRoutes;
  const { own, reused } = tables[name];
  const replaced = new Set(own.map(nameOf));
  const included = new Set(reused.filter((call) => !replaced.has(call)));
  return [
    ...own,
    ...allRoutes.filter((each) => included.has(nameOf(each)) || !serverPath.test(each.call.path)),
  ];
}
