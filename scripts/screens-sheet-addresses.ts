// The addresses that `screens-sheet.ts` renders: a record of all client routes, so that a new route
// cannot be omitted.

import type { RouteName } from '../src/components/links/route-paths.ts';

export interface SheetMember {
  readonly name: string;
  readonly token: string;
}

/** Addresses by route, and whether everybody, only members or only visitors see content there. */
type RouteAddresses = Readonly<
  Record<
    RouteName,
    { readonly for: 'everybody' | 'members' | 'visitors'; readonly at: readonly string[] }
  >
>;

const everybody = (...at: string[]) => ({ for: 'everybody', at }) as const;
const members = (...at: string[]) => ({ for: 'members', at }) as const;
const visitors = (...at: string[]) => ({ for: 'visitors', at }) as const;

const addressesOf = (name: string, notice: string, list: string): RouteAddresses => ({
  /* Redirects to a timeline. */
  root: everybody(),
  'public-external-timeline': everybody('/main/all'),
  'public-timeline': everybody('/main/public'),
  'bubble-timeline': everybody('/main/bubble'),
  friends: members('/main/friends'),
  'about-alias': everybody(),
  'unknown-timeline': everybody('/main/nothing', '/nothing/is/here'),
  'tag-timeline': everybody('/tag/morningwalk'),
  bookmarks: members('/bookmarks'),
  conversation: everybody(`/notice/${notice}`, '/notice/nothing'),
  'remote-user-profile-acct': members('/remote-users/@nobody@harbour.example'),
  'remote-user-profile': members(),
  'external-user-profile': everybody('/users/jun'),
  interactions: members(`/users/${name}/interactions`),
  dms: members(`/users/${name}/dms`),
  registration: visitors('/registration'),
  'registration-token': visitors('/registration/an-invitation'),
  'registration-request-sent': visitors('/registration-request-sent'),
  'awaiting-email-confirmation': visitors('/awaiting-email-confirmation'),
  'password-reset': visitors('/password-reset'),
  'friend-requests': members('/friend-requests'),
  notifications: members(`/${name}/notifications`),
  login: visitors('/login'),
  'oauth-callback': visitors('/oauth-callback'),
  search: everybody('/search', '/search?query=heron'),
  'who-to-follow': members('/who-to-follow'),
  about: everybody('/about'),
  lists: everybody('/lists'),
  'list-timeline': members(`/lists/${list}`),
  'list-edit': members(`/lists/${list}/edit`),
  announcements: everybody('/announcements'),
  settings: everybody('/settings'),
  'user-profile': everybody('/mira', '/mira#media', '/nobody'),
});

/** Returns the id of the first item of a server response. */
async function firstIdAt(origin: string, apiPath: string, token?: string): Promise<string> {
  const response = await fetch(`${origin}${apiPath}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const body: unknown = await response.json();
  const first: unknown = Array.isArray(body) ? body[0] : undefined;
  return typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : 'none';
}

/** Returns the addresses for a member, or for a visitor without `member`. */
export async function addressesFor(origin: string, member?: SheetMember): Promise<string[]> {
  const notice = await firstIdAt(origin, '/api/v1/timelines/tag/morningwalk');
  const list =
    member === undefined ? 'none' : await firstIdAt(origin, '/api/v1/lists', member.token);
  return Object.values(addressesOf(member?.name ?? '', notice, list)).flatMap((route) =>
    route.for === (member === undefined ? 'members' : 'visitors') ? [] : route.at,
  );
}
