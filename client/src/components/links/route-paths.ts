/** The path of every route; `{part}` is a parameter. Read only by links and the router. */
export const routePaths = {
  root: '/',
  'public-external-timeline': '/main/all',
  'public-timeline': '/main/public',
  'bubble-timeline': '/main/bubble',
  friends: '/main/friends',
  'about-alias': '/main/about',
  'unknown-timeline': '/main/{timeline}',
  'tag-timeline': '/tag/{tag}',
  bookmarks: '/bookmarks',
  conversation: '/notice/{id}',
  'remote-user-profile-acct': '/remote-users/@{username}@{hostname}',
  'remote-user-profile': '/remote-users/{hostname}/{username}',
  'external-user-profile': '/users/{id}',
  interactions: '/users/{username}/interactions',
  dms: '/users/{username}/dms',
  registration: '/registration',
  'registration-token': '/registration/{token}',
  'registration-request-sent': '/registration-request-sent',
  'awaiting-email-confirmation': '/awaiting-email-confirmation',
  'password-reset': '/password-reset',
  'friend-requests': '/friend-requests',
  notifications: '/{username}/notifications',
  login: '/login',
  'oauth-callback': '/oauth-callback',
  search: '/search',
  'who-to-follow': '/who-to-follow',
  about: '/about',
  lists: '/lists',
  'list-timeline': '/lists/{id}',
  'list-edit': '/lists/{id}/edit',
  announcements: '/announcements',
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
