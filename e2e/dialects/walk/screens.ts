import { pathTo, type RouteName } from '@rookery/client/lib/url/paths.ts';
import type { WalkedScreen } from './screen-walk.ts';

/** The routes that are walked in one test, by what the test is about. */
export const walkedRoutes = {
  'people and collections': ['collections', 'friend-requests', 'who-to-follow'],
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
  friends: 'not walked yet',
  bookmarks: 'not walked yet',
  'tag-timeline': 'not walked yet',
  'list-edit': 'not walked yet',
  lists: 'not walked yet',
  'unknown-timeline': 'not walked yet',
  'public-external-timeline': 'not walked yet',
  'public-timeline': 'not walked yet',
  'link-timeline': 'not walked yet',
  'instance-timeline': 'not walked yet',
  'list-timeline': 'not walked yet',
  conversation: 'not walked yet',
  'external-user-profile': 'not walked yet',
  'user-profile': 'not walked yet',
  interactions: 'not walked yet',
  dms: 'not walked yet',
  'direct-timeline': 'not walked yet',
  'direct-conversation': 'not walked yet',
  notifications: 'not walked yet',
  'notification-requests': 'not walked yet',
  search: 'not walked yet',
  about: 'not walked yet',
  announcements: 'not walked yet',
  'annual-report': 'not walked yet',
  collection: 'not walked yet',
  settings: 'not walked yet',
};

/** Returns the screen of a route in the demo world. */
export function screenOf(route: WalkedRoute): WalkedScreen {
  return { name: route, path: pathTo(route) };
}
