// Which addresses `screens-sheet.ts` draws: each route of the client, so that a new one cannot be left out.

import type { RouteName } from '../src/domain/links/route-paths.ts';

export interface SheetMember {
  readonly name: string;
  readonly token: string;
}

/** `everybody`, or those who are signed in, or those who are not: who has something to see there. */
type Places = Readonly<
  Record<
    RouteName,
    { readonly for: 'everybody' | 'members' | 'visitors'; readonly at: readonly string[] }
  >
>;

const everybody = (...at: string[]) => ({ for: 'everybody', at }) as const;
const members = (...at: string[]) => ({ for: 'members', at }) as const;
const visitors = (...at: string[]) => ({ for: 'visitors', at }) as const;

const placesOf = (name: string, notice: string, list: string): Places => ({
  /* Leads on to a timeline. */
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

/** The id of the first thing that the server gives there. */
async function firstIdAt(origin: string, where: string, token?: string): Promise<string> {
  const response = await fetch(`${origin}${where}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const answer: unknown = await response.json();
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  return typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : 'none';
}

/** What is drawn for somebody; without `member`, for a visitor. */
export async function addressesFor(origin: string, member?: SheetMember): Promise<string[]> {
  const notice = await firstIdAt(origin, '/api/v1/timelines/tag/morningwalk');
  const list =
    member === undefined ? 'none' : await firstIdAt(origin, '/api/v1/lists', member.token);
  return Object.values(placesOf(member?.name ?? '', notice, list)).flatMap((place) =>
    place.for === (member === undefined ? 'members' : 'visitors') ? [] : place.at,
  );
}
