import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { RouteName } from '#lib/url/paths.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import type { Route, ScreenAudience } from '../../components/router/screen.ts';
import { ListRoute, createTimelineScreen, TagRoute, DirectRoute } from './timeline-routes.tsx';

/** Preloaded after the start, as most users open it next. */
export const Conversation = lazyPart(
  'ConversationScreen',
  () => import('#features/conversation/conversation-screen.tsx'),
  'screen',
);

const UnknownTimeline = lazyPart(
  'UnknownTimelineScreen',
  () => import('#features/timeline/unknown-timeline-screen.tsx'),
  'screen',
);

const Login = lazyPart('LoginScreen', () => import('#features/auth/login-screen.tsx'), 'screen');

const Notifications = lazyPart(
  'NotificationsScreen',
  () => import('#features/notifications/notifications-screen.tsx'),
  'screen',
);

const Profile = lazyPart(
  'ProfileScreen',
  () => import('#features/profile/profile-screen.tsx'),
  'screen',
);

const RemoteUser = lazyPart(
  'RemoteUserScreen',
  () => import('#features/people/remote-user-screen.tsx'),
  'screen',
);

const FollowRequests = lazyPart(
  'FollowRequestsScreen',
  () => import('#features/people/follow-requests-screen.tsx'),
  'screen',
);

const WhoToFollow = lazyPart(
  'WhoToFollowScreen',
  () => import('#features/people/who-to-follow-screen.tsx'),
  'screen',
);

const Registration = lazyPart(
  'RegistrationScreen',
  () => import('#features/registration/registration-screen.tsx'),
  'screen',
);

const Waiting = lazyPart(
  'RegistrationPendingScreen',
  () => import('#features/registration/registration-pending-screen.tsx'),
  'screen',
);

const PasswordReset = lazyPart(
  'PasswordResetScreen',
  () => import('#features/auth/password-reset-screen.tsx'),
  'screen',
);

const OAuthCallback = lazyPart(
  'OAuthCallbackScreen',
  () => import('#features/auth/oauth-callback-screen.tsx'),
  'screen',
);

const Lists = lazyPart('ListsScreen', () => import('#features/lists/lists-screen.tsx'), 'screen');

const EditList = lazyPart(
  'EditListScreen',
  () => import('#features/lists/edit-list-screen.tsx'),
  'screen',
);

const Settings = lazyPart('SettingsRoute', () => import('./settings-route.tsx'), 'screen');

const Interactions = lazyPart(
  'InteractionsScreen',
  () => import('#features/notifications/interactions-screen.tsx'),
  'screen',
);

const Search = lazyPart(
  'SearchScreen',
  () => import('#features/search/search-screen.tsx'),
  'screen',
);

const About = lazyPart('AboutScreen', () => import('#features/about/about-screen.tsx'), 'screen');

const Announcements = lazyPart(
  'AnnouncementsScreen',
  () => import('#features/announcements/announcements-screen.tsx'),
  'screen',
);

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
  dms: { audience: audienceOf('dms'), scroll: 'own', screen: DirectRoute },
  'tag-timeline': { audience: audienceOf('tag'), scroll: 'own', screen: TagRoute },
  'list-timeline': { audience: audienceOf('list'), scroll: 'own', screen: ListRoute },
  'unknown-timeline': { audience: 'reader', screen: UnknownTimeline },
  conversation: { audience: 'reader', scroll: 'own', screen: Conversation },
  notifications: { audience: 'member', screen: Notifications },
  login: { audience: 'anyone', screen: Login },
  registration: { audience: 'anyone', screen: Registration },
  'registration-token': { audience: 'anyone', screen: Registration },
  'registration-request-sent': {
    audience: 'anyone',
    screen: () => <Waiting waitsFor="approval" />,
  },
  'awaiting-email-confirmation': { audience: 'anyone', screen: () => <Waiting waitsFor="email" /> },
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
  about: { audience: 'anyone', screen: About },
  'about-alias': { audience: 'anyone', screen: About },
};
