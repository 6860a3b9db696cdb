import { keptNames } from '#session/instance/kept-names.ts';
import { routePaths, type RouteName, type RouteParams } from './route-paths.ts';
import { encodePart } from '#lib/well-formed.ts';

/** The address of a screen, with what its varying parts are to be: `pathTo('conversation', { id })`. */
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

/** Home, with the composer holding a mention. */
export function mentionPath(acct: string): string {
  return `${pathTo('friends')}?message=${encodePart(`@${acct} `)}`;
}

const ownPaths: readonly string[] = Object.values(routePaths);

/**
 * An account's profile. By its id when the name is missing, remote, one that the server keeps for
 * itself, or the address of another screen; by its name otherwise (R-ROUTE-040 to R-ROUTE-043).
 */
export function profilePath({ id, acct = '' }: { id: string; acct?: string | undefined }): string {
  const name = pathTo('user-profile', { name: acct });
  return acct.includes('@') || keptNames.has(acct) || ownPaths.includes(name)
    ? pathTo('external-user-profile', { id })
    : name;
}
