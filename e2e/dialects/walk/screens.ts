import { pathTo, type RouteName } from '@rookery/client/lib/url/paths.ts';
import type { GoalContext } from '../goal-test.ts';
import * as addresses from './addresses.ts';
import type { WalkedScreen } from './walked-screen.ts';

/** The routes that are walked in one test, by what the test is about. */
export const walkedRoutes = {
  'lists and notification requests': ['lists', 'list-edit', 'notification-requests'],
  'the pages about the server': ['about', 'announcements'],
  timelines: [
    'friends',
    'public-timeline',
    'public-external-timeline',
    'tag-timeline',
    'list-timeline',
    'link-timeline',
    'instance-timeline',
    'unknown-timeline',
    'bookmarks',
  ],
  'conversations and direct messages': [
    'conversation',
    'dms',
    'direct-timeline',
    'direct-conversation',
  ],
  'search and notifications': ['search', 'interactions', 'notifications'],
  'people and collections': [
    'collections',
    'friend-requests',
    'who-to-follow',
    'annual-report',
    'collection',
  ],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

export type WalkedRoute = (typeof walkedRoutes)[keyof typeof walkedRoutes][number];

/** The routes that no walk opens, with the reason. */
export const otherRoutes: Readonly<Record<Exclude<RouteName, WalkedRoute>, string>> = {
  root: 'leads to a timeline',
  'about-alias': 'shows the screen of another route',
  'oauth-callback': 'signs in, which the goals do',
  login: 'signs in, which the goals do',
  registration: 'is for visitors',
  'registration-token': 'is for visitors',
  'registration-request-sent': 'is for visitors',
  'awaiting-email-confirmation': 'is for visitors',
  'password-reset': 'is for visitors',
  'bubble-timeline': 'exists only on Akkoma',
  'remote-user-profile': 'leads to a profile',
  'remote-user-profile-acct': 'leads to a profile',
  settings: 'not walked yet',
  'user-profile': 'not walked yet',
  'external-user-profile': 'not walked yet',
};

type Context = Pick<GoalContext, 'viewer' | 'other'>;

const paths: Readonly<Record<WalkedRoute, (context: Context) => string | Promise<string>>> = {
  lists: () => pathTo('lists'),
  'list-edit': addresses.listEditor,
  'notification-requests': addresses.notificationRequests,
  about: () => pathTo('about'),
  announcements: () => pathTo('announcements'),
  friends: () => pathTo('friends'),
  'public-timeline': () => pathTo('public-timeline'),
  'public-external-timeline': () => pathTo('public-external-timeline'),
  'tag-timeline': () => pathTo('tag-timeline', { tag: 'heron' }),
  'list-timeline': addresses.listTimeline,
  'link-timeline': addresses.trendingLink,
  'instance-timeline': () => pathTo('instance-timeline', { host: 'example.org' }),
  'unknown-timeline': () => pathTo('unknown-timeline', { timeline: 'nothing' }),
  bookmarks: () => pathTo('bookmarks'),
  interactions: ({ viewer }) => pathTo('interactions', { username: viewer.username }),
  conversation: addresses.conversation,
  search: () => '/search?query=heron',
  notifications: ({ viewer }) => pathTo('notifications', { username: viewer.username }),
  dms: ({ viewer }) => pathTo('dms', { username: viewer.username }),
  'direct-timeline': ({ viewer }) => pathTo('direct-timeline', { username: viewer.username }),
  'direct-conversation': addresses.directConversation,
  collections: () => pathTo('collections'),
  collection: addresses.ownCollection,
  'annual-report': addresses.annualReport,
  'friend-requests': () => pathTo('friend-requests'),
  'who-to-follow': () => pathTo('who-to-follow'),
};

/** Returns the screen of a route in the demo world. */
export async function screenOf(route: WalkedRoute, context: Context): Promise<WalkedScreen> {
  return { name: route, path: await paths[route](context) };
}
