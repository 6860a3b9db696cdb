import { preloadConversationParts } from '#components/status/parts/lazy-conversation-parts.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { RouteName } from '#lib/url/paths.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import type { Route, ScreenAudience } from '#components/router/screen.ts';
import { ListRoute, createTimelineScreen } from './timeline-routes.tsx';

function lazyScreen<const Name extends string, P extends object>(
  ...[name, load]: Parameters<typeof lazyPart<Name, P>>
) {
  return lazyPart(name, load, 'screen');
}

/**
 * The screen of a conversation. It is preloaded on the first input, since it is often opened next.
 */
export const ConversationScreen = lazyScreen('ConversationScreen', async () => {
  /* Both imports start at once and are awaited by one `Promise.all`. If they were awaited one
     after the other, a failure of one while the other is awaited would be an unhandled
     rejection. */
  const screen = import('#features/conversation/conversation-screen.tsx');
  await Promise.all([screen, preloadConversationParts()]);
  return screen;
});

/** The screen for paths without a route. */
export const NotFound = lazyScreen('NotFoundScreen', () => import('./not-found-screen.tsx'));

const UnknownTimeline = lazyScreen(
  'UnknownTimelineScreen',
  () => import('#features/timeline/unknown-timeline-screen.tsx'),
);

const Login = lazyScreen('LoginScreen', () => import('#features/auth/login-screen.tsx'));

const Notifications = lazyScreen(
  'NotificationsScreen',
  () => import('#features/notifications/notifications-screen.tsx'),
);

const Profile = lazyScreen('ProfileScreen', () => import('#features/profile/profile-screen.tsx'));

const RemoteUser = lazyScreen(
  'RemoteUserScreen',
  () => import('#features/people/remote-user-screen.tsx'),
);

const FollowRequests = lazyScreen(
  'FollowRequestsScreen',
  () => import('#features/people/follow-requests-screen.tsx'),
);

const WhoToFollow = lazyScreen(
  'WhoToFollowScreen',
  () => import('#features/people/who-to-follow-screen.tsx'),
);

const DirectMessages = lazyScreen(
  'DirectMessagesRoute',
  () => import('./direct-messages-route.tsx'),
);

const Registration = lazyScreen(
  'RegistrationScreen',
  () => import('#features/registration/registration-screen.tsx'),
);

const RegistrationPending = lazyScreen(
  'RegistrationPendingScreen',
  () => import('#features/registration/registration-pending-screen.tsx'),
);

const PasswordReset = lazyScreen(
  'PasswordResetScreen',
  () => import('#features/auth/password-reset-screen.tsx'),
);

const OAuthCallback = lazyScreen(
  'OAuthCallbackScreen',
  () => import('#features/auth/oauth-callback-screen.tsx'),
);

const Lists = lazyScreen('ListsScreen', () => import('#features/lists/lists-screen.tsx'));

const EditList = lazyScreen('EditListScreen', () => import('#features/lists/edit-list-screen.tsx'));

const Settings = lazyScreen('SettingsRoute', () => import('./settings-route.tsx'));

const NotificationRequests = lazyScreen(
  'NotificationRequestsScreen',
  () => import('#features/notifications/requests/notification-requests-screen.tsx'),
);

const Interactions = lazyScreen(
  'InteractionsScreen',
  () => import('#features/notifications/interactions-screen.tsx'),
);

const Search = lazyScreen('SearchScreen', () => import('#features/search/search-screen.tsx'));

const About = lazyScreen('AboutScreen', () => import('#features/about/about-screen.tsx'));

const Announcements = lazyScreen(
  'AnnouncementsScreen',
  () => import('#features/announcements/announcements-screen.tsx'),
);

const Collections = lazyScreen(
  'CollectionsScreen',
  () => import('#features/collections/collections-screen.tsx'),
);

const Collection = lazyScreen(
  'CollectionScreen',
  () => import('#features/collections/collection-screen.tsx'),
);

const AnnualReport = lazyScreen(
  'AnnualReportScreen',
  () => import('#features/annual-report/annual-report-screen.tsx'),
);

const Tag = lazyScreen('TagRoute', () => import('./tag-route.tsx'));

const LinkTimeline = lazyScreen('LinkRoute', () => import('./link-route.tsx'));

const InstanceTimeline = lazyScreen('InstanceRoute', () => import('./instance-route.tsx'));

const audienceOf = (kind: keyof typeof timelineKinds): ScreenAudience =>
  timelineKinds[kind].isMembersOnly ? 'member' : 'reader';

const timeline = (kind: Parameters<typeof createTimelineScreen>[0]) =>
  ({ audience: audienceOf(kind), scroll: 'own', screen: createTimelineScreen(kind) }) as const;

/** All screens of the client except the root. Their paths are in `lib/url/paths.ts`. */
export const routes: { readonly [Name in Exclude<RouteName, 'root'>]: Route<Name> } = {
  'public-external-timeline': timeline('publicAndExternal'),
  'public-timeline': timeline('public'),
  'bubble-timeline': timeline('bubble'),
  friends: timeline('friends'),
  bookmarks: timeline('bookmarks'),
  dms: { audience: audienceOf('dms'), screen: DirectMessages },
  'direct-timeline': timeline('dms'),
  'direct-conversation': { audience: audienceOf('dms'), scroll: 'own', screen: DirectMessages },
  'tag-timeline': { audience: audienceOf('tag'), scroll: 'own', screen: Tag },
  'link-timeline': { audience: audienceOf('link'), scroll: 'own', screen: LinkTimeline },
  'instance-timeline': {
    audience: audienceOf('instance'),
    scroll: 'own',
    screen: InstanceTimeline,
  },
  'list-timeline': { audience: audienceOf('list'), scroll: 'own', screen: ListRoute },
  'unknown-timeline': { audience: 'reader', screen: UnknownTimeline },
  conversation: { audience: 'reader', scroll: 'own', screen: ConversationScreen },
  notifications: { audience: 'member', screen: Notifications },
  'notification-requests': { audience: 'member', screen: NotificationRequests },
  login: { audience: 'anyone', screen: Login },
  registration: { audience: 'anyone', screen: Registration },
  'registration-token': { audience: 'anyone', screen: Registration },
  'registration-request-sent': {
    audience: 'anyone',
    screen: () => <RegistrationPending waitsFor="approval" />,
  },
  'awaiting-email-confirmation': {
    audience: 'anyone',
    screen: () => <RegistrationPending waitsFor="email" />,
  },
  'password-reset': { audience: 'anyone', screen: PasswordReset },
  'oauth-callback': { audience: 'anyone', screen: OAuthCallback },
  'user-profile': { audience: 'reader', scroll: 'stay', screen: Profile },
  'external-user-profile': { audience: 'reader', scroll: 'stay', screen: Profile },
  'remote-user-profile': { audience: 'member', screen: RemoteUser },
  'remote-user-profile-acct': { audience: 'member', screen: RemoteUser },
  'friend-requests': { audience: 'member', screen: FollowRequests },
  'who-to-follow': { audience: 'member', screen: WhoToFollow },
  lists: { audience: 'reader', screen: Lists },
  'list-edit': { audience: 'member', screen: EditList },
  settings: { audience: 'anyone', screen: Settings },
  interactions: { audience: 'member', screen: Interactions },
  search: { audience: 'reader', screen: Search },
  announcements: { audience: 'reader', screen: Announcements },
  'annual-report': { audience: 'member', screen: AnnualReport },
  collections: { audience: 'member', screen: Collections },
  collection: { audience: 'reader', screen: Collection },
  about: { audience: 'anyone', screen: About },
  'about-alias': { audience: 'anyone', screen: About },
};
