import { reservedUsernames } from '#session/instance/reserved-usernames.ts';
import { routePaths, type RouteName, type RouteParams } from './route-paths.ts';
import { encodePart } from '@rookery/contract/text/well-formed.ts';

/** Returns the path of a route with its parameters: `pathTo('conversation', { id })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [params: RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return routePaths[name].replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodePart(values[part] ?? ''),
  );
}

export function searchPath(words: string): string {
  return `${pathTo('search')}?query=${encodePart(words)}`;
}

/** Returns the home path with a mention in the composer. */
export function mentionPath(acct: string): string {
  return `${pathTo('friends')}?message=${encodePart(`@${acct} `)}`;
}

const reservedPaths: readonly string[] = Object.values(routePaths);

/**
 * Returns the path of a profile. Uses the id if the name is missing, remote, reserved by the
 * server, or the path of another screen; otherwise the name (R-ROUTE-040 to R-ROUTE-043).
 */
export function profilePath({ id, acct = '' }: { id: string; acct?: string | undefined }): string {
  const name = pathTo('user-profile', { name: acct });
  return acct.includes('@') || reservedUsernames.has(acct) || reservedPaths.includes(name)
    ? pathTo('external-user-profile', { id })
    : name;
}
