import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import type { RouteName } from '#domain/links/route-paths.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import type { Route, Who } from './screen.ts';
import { ListRoute, namedTimeline, TagRoute, DirectRoute } from './timeline-routes.tsx';

/** What most people open next. */
export const Conversation = lazyPart(
  { name: 'conversation-route', kind: 'screen' },
  async () => (await import('./conversation-route.tsx')).ConversationRoute,
);

const UnknownTimeline = lazyPart(
  { name: 'unknown-timeline-route', kind: 'screen' },
  async () => (await import('./unknown-timeline-route.tsx')).UnknownTimelineRoute,
);

const Login = lazyPart(
  { name: 'login-route', kind: 'screen' },
  async () => (await import('./login-route.tsx')).LoginRoute,
);

const Notifications = lazyPart(
  { name: 'notifications-route', kind: 'screen' },
  async () => (await import('./notifications-route.tsx')).NotificationsRoute,
);

const Profile = lazyPart(
  { name: 'profile-route', kind: 'screen' },
  async () => (await import('./profile-route.tsx')).ProfileRoute,
);

const RemoteUser = lazyPart(
  { name: 'remote-user-route', kind: 'screen' },
  async () => (await import('./remote-user-route.tsx')).RemoteUserRoute,
);

const FollowRequests = lazyPart(
  { name: 'follow-requests-route', kind: 'screen' },
  async () =>
    (await import('#features/follow-requests/follow-requests-screen.tsx')).FollowRequestsScreen,
);

const WhoToFollow = lazyPart(
  { name: 'who-to-follow-route', kind: 'screen' },
  async () => (await import('#features/who-to-follow/who-to-follow-screen.tsx')).WhoToFollowScreen,
);

const Registration = lazyPart(
  { name: 'registration-route', kind: 'screen' },
  async () => (await import('./registration-route.tsx')).RegistrationRoute,
);

const Waiting = lazyPart(
  { name: 'waiting-screen', kind: 'screen' },
  async () => (await import('#features/registration/waiting-screen.tsx')).WaitingScreen,
);

const PasswordReset = lazyPart(
  { name: 'password-reset-route', kind: 'screen' },
  async () => (await import('./password-reset-route.tsx')).PasswordResetRoute,
);

const OAuthCallback = lazyPart(
  { name: 'oauth-callback-route', kind: 'screen' },
  async () => (await import('./oauth-callback-route.tsx')).OAuthCallbackRoute,
);

const Lists = lazyPart(
  { name: 'lists-route', kind: 'screen' },
  async () => (await import('#features/lists/lists-screen.tsx')).ListsScreen,
);

const EditList = lazyPart(
  { name: 'edit-list-route', kind: 'screen' },
  async () => (await import('./edit-list-route.tsx')).EditListRoute,
);

const Settings = lazyPart(
  { name: 'settings-route', kind: 'screen' },
  async () => (await import('./settings-route.tsx')).SettingsRoute,
);

const Interactions = lazyPart(
  { name: 'interactions-route', kind: 'screen' },
  async () => (await import('./interactions-route.tsx')).InteractionsRoute,
);

const Search = lazyPart(
  { name: 'search-route', kind: 'screen' },
  async () => (await import('./search-route.tsx')).SearchRoute,
);

const About = lazyPart(
  { name: 'about-screen', kind: 'screen' },
  async () => (await import('#features/about/about-screen.tsx')).AboutScreen,
);

const Announcements = lazyPart(
  { name: 'announcements-screen', kind: 'screen' },
  async () =>
    (await import('#features/announcements/announcements-screen.tsx')).AnnouncementsScreen,
);

const readersOf = (kind: keyof typeof timelineKinds): Who =>
  timelineKinds[kind].isMembersOnly ? 'member' : 'reader';

const timeline = (kind: Parameters<typeof namedTimeline>[0]) =>
  ({ who: readersOf(kind), scroll: 'own', screen: namedTimeline(kind) }) as const;

/** Every screen of the client but the root; its address is in `domain/links/route-paths`. */
export const routes: { readonly [Name in Exclude<RouteName, 'root'>]: Route<Name> } = {
  'public-external-timeline': timeline('publicAndExternal'),
  'public-timeline': timeline('public'),
  'bubble-timeline': timeline('bubble'),
  friends: timeline('friends'),
  bookmarks: timeline('bookmarks'),
  dms: { who: readersOf('dms'), scroll: 'own', screen: DirectRoute },
  'tag-timeline': { who: readersOf('tag'), scroll: 'own', screen: TagRoute },
  'list-timeline': { who: readersOf('list'), scroll: 'own', screen: ListRoute },
  'unknown-timeline': { who: 'reader', screen: UnknownTimeline },
  conversation: { who: 'reader', scroll: 'own', screen: Conversation },
  notifications: { who: 'member', screen: Notifications },
  login: { who: 'anyone', screen: Login },
  registration: { who: 'anyone', screen: Registration },
  'registration-token': { who: 'anyone', screen: Registration },
  'registration-request-sent': { who: 'anyone', screen: () => <Waiting waitsFor="approval" /> },
  'awaiting-email-confirmation': { who: 'anyone', screen: () => <Waiting waitsFor="email" /> },
  'password-reset': { who: 'anyone', screen: PasswordReset },
  'oauth-callback': { who: 'anyone', screen: OAuthCallback },
  'user-profile': { who: 'reader', scroll: 'stay', screen: Profile },
  'external-user-profile': { who: 'reader', scroll: 'stay', screen: Profile },
  'remote-user-profile': { who: 'member', screen: RemoteUser },
  'remote-user-profile-acct': { who: 'member', screen: RemoteUser },
  'friend-requests': { who: 'member', screen: FollowRequests },
  'who-to-follow': { who: 'member', screen: WhoToFollow },
  lists: { who: 'reader', screen: Lists },
  'list-edit': { who: 'member', screen: EditList },
  settings: { who: 'anyone', screen: Settings },
  interactions: { who: 'member', screen: Interactions },
  search: { who: 'reader', screen: Search },
  announcements: { who: 'reader', screen: Announcements },
  about: { who: 'anyone', screen: About },
  'about-alias': { who: 'anyone', screen: About },
};
