import { encodeUrlPart } from '@rookery/contract/text/well-formed.ts';

/**
 * The path of every route, in which `{part}` is a parameter. Only `pathTo` and the router read it.
 */
export const routePaths = {
  root: '/',
  'public-external-timeline': '/main/all',
  'public-timeline': '/main/public',
  'bubble-timeline': '/main/bubble',
  friends: '/main/friends',
  'about-alias': '/main/about',
  'link-timeline': '/main/link',
  'instance-timeline': '/main/servers/{host}',
  'unknown-timeline': '/main/{timeline}',
  'tag-timeline': '/tag/{tag}',
  bookmarks: '/bookmarks',
  conversation: '/notice/{id}',
  'remote-user-profile-acct': '/remote-users/@{username}@{hostname}',
  'remote-user-profile': '/remote-users/{hostname}/{username}',
  'external-user-profile': '/users/{id}',
  interactions: '/users/{username}/interactions',
  dms: '/users/{username}/dms',
  'direct-timeline': '/users/{username}/dms/timeline',
  'direct-conversation': '/users/{username}/dms/{id}',
  registration: '/registration',
  'registration-token': '/registration/{token}',
  'registration-request-sent': '/registration-request-sent',
  'awaiting-email-confirmation': '/awaiting-email-confirmation',
  'password-reset': '/password-reset',
  'friend-requests': '/friend-requests',
  notifications: '/{username}/notifications',
  'notification-requests': '/{username}/notifications/filtered',
  login: '/login',
  'oauth-callback': '/oauth-callback',
  search: '/search',
  'who-to-follow': '/who-to-follow',
  about: '/about',
  lists: '/lists',
  'list-timeline': '/lists/{id}',
  'list-edit': '/lists/{id}/edit',
  announcements: '/announcements',
  'annual-report': '/annual-report/{year}',
  collections: '/collections',
  collection: '/collections/{id}',
  settings: '/settings',
  'user-profile': '/{name}',
} as const;

export type RouteName = keyof typeof routePaths;

type PartsOf<Path> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsOf<Rest>
  : never;

/** The decoded parameters of a route. */
export type RouteParams<Name extends RouteName> = {
  readonly [Part in PartsOf<(typeof routePaths)[Name]>]: string;
};

/** Returns the path of a route with its parameters, such as `pathTo('conversation', { id })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [params: RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return routePaths[name].replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeUrlPart(values[part] ?? ''),
  );
}

export function searchPath(words: string): string {
  return `${pathTo('search')}?query=${encodeUrlPart(words)}`;
}

/** Returns the path of the timeline of posts that contain a link. */
export function linkTimelinePath(url: string): string {
  return `${pathTo('link-timeline')}?url=${encodeUrlPart(url)}`;
}

/** Returns the path of the home timeline with a composer that mentions an account. */
export function mentionPath(acct: string): string {
  // oxlint-disable-next-line rookery/displayed-addresses -- typed into the composer
  return `${pathTo('friends')}?message=${encodeUrlPart(`@${acct} `)}`;
}

const reservedPaths: readonly string[] = Object.values(routePaths);

/**
 * Returns the path of a profile: by the name, or by the id if the name is missing, remote, reserved
 * by the server or the path of another screen (R-ROUTE-040 to R-ROUTE-043).
 */
export function profilePath(
  { id, acct = '' }: { id: string; acct?: string | undefined },
  reservedUsernames: readonly string[],
): string {
  const name = pathTo('user-profile', { name: acct });
  return acct.includes('@') || reservedUsernames.includes(acct) || reservedPaths.includes(name)
    ? pathTo('external-user-profile', { id })
    : name;
}
