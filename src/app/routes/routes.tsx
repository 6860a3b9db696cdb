import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import type { RouteName } from '#domain/links/route-paths.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import type { Route, Who } from './screen.ts';
import { ListRoute, namedTimeline, TagRoute, DirectRoute } from './timeline-routes.tsx';

/** Preloaded after the start, as most users open it next. */
export const Conversation = lazyPart(
  'ConversationRoute',
  () => import('./conversation-route.tsx'),
  'screen',
);

const UnknownTimeline = lazyPart(
  'UnknownTimelineRoute',
  () => import('./unknown-timeline-route.tsx'),
  'screen',
);

const Login = lazyPart('LoginRoute', () => import('./login-route.tsx'), 'screen');

const Notifications = lazyPart(
  'NotificationsScreen',
  () => import('#features/notifications/notifications-screen.tsx'),
  'screen',
);

const Profile = lazyPart('ProfileRoute', () => import('./profile-route.tsx'), 'screen');

const RemoteUser = lazyPart('RemoteUserRoute', () => import('./remote-user-route.tsx'), 'screen');

const FollowRequests = lazyPart(
  'FollowRequestsScreen',
  () => import('#features/follow-requests/follow-requests-screen.tsx'),
  'screen',
);

const WhoToFollow = lazyPart(
  'WhoToFollowScreen',
  () => import('#features/who-to-follow/who-to-follow-screen.tsx'),
  'screen',
);

const Registration = lazyPart(
  'RegistrationRoute',
  () => import('./registration-route.tsx'),
  'screen',
);

const Waiting = lazyPart(
  'WaitingScreen',
  () => import('#features/registration/waiting-screen.tsx'),
  'screen',
);

const PasswordReset = lazyPart(
  'PasswordResetRoute',
  () => import('./password-reset-route.tsx'),
  'screen',
);

const OAuthCallback = lazyPart(
  'OAuthCallbackRoute',
  () => import('./oauth-callback-route.tsx'),
  'screen',
);

const Lists = lazyPart('ListsScreen', () => import('#features/lists/lists-screen.tsx'), 'screen');

const EditList = lazyPart('EditListRoute', () => import('./edit-list-route.tsx'), 'screen');

const Settings = lazyPart('SettingsRoute', () => import('./settings-route.tsx'), 'screen');

const Interactions = lazyPart(
  'InteractionsRoute',
  () => import('./interactions-route.tsx'),
  'screen',
);

const Search = lazyPart('SearchRoute', () => import('./search-route.tsx'), 'screen');

const About = lazyPart('AboutScreen', () => import('#features/about/about-screen.tsx'), 'screen');

const Announcements = lazyPart(
  'AnnouncementsScreen',
  () => import('#features/announcements/announcements-screen.tsx'),
  'screen',
);

const audienceOf = (kind: keyof typeof timelineKinds): Who =>
  timelineKinds[kind].isMembersOnly ? 'member' : 'reader';

const timeline = (kind: Parameters<typeof namedTimeline>[0]) =>
  ({ who: audienceOf(kind), scroll: 'own', screen: namedTimeline(kind) }) as const;

/** All screens of the client except the root. Their paths are in `components/links/route-paths`. */
export const routes: { readonly [Name in Exclude<RouteName, 'root'>]: Route<Name> } = {
  'public-external-timeline': timeline('publicAndExternal'),
  'public-timeline': timeline('public'),
  'bubble-timeline': timeline('bubble'),
  friends: timeline('friends'),
  bookmarks: timeline('bookmarks'),
  dms: { who: audienceOf('dms'), scroll: 'own', screen: DirectRoute },
  'tag-timeline': { who: audienceOf('tag'), scroll: 'own', screen: TagRoute },
  'list-timeline': { who: audienceOf('list'), scroll: 'own', screen: ListRoute },
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
