import { paths } from '#domain/links/paths.ts';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import type { Screen } from './screen.ts';
import { timelineRoutes } from './timeline-routes.tsx';

/** What most people open next. */
export const Conversation = lazyPart(
  { name: 'conversation-route', kind: 'screen' },
  async () => (await import('./conversation-route.tsx')).ConversationRoute,
);

const Profile = lazyPart(
  { name: 'profile-route', kind: 'screen' },
  async () => (await import('./profile-route.tsx')).ProfileRoute,
);

const RemoteUser = lazyPart(
  { name: 'remote-user-route', kind: 'screen' },
  async () => (await import('./remote-user-route.tsx')).RemoteUserRoute,
);

const Registration = lazyPart(
  { name: 'registration-route', kind: 'screen' },
  async () => (await import('./registration-route.tsx')).RegistrationRoute,
);

const Waiting = lazyPart(
  { name: 'waiting-screen', kind: 'screen' },
  async () => (await import('#features/registration/waiting-screen.tsx')).WaitingScreen,
);

/** Every screen that is built. */
export const screens: readonly Screen[] = [
  ...timelineRoutes,
  {
    name: 'login',
    path: paths.login,
    isOpenToAll: true,
    component: lazyPart(
      { name: 'login-route', kind: 'screen' },
      async () => (await import('./login-route.tsx')).LoginRoute,
    ),
  },
  {
    name: 'conversation',
    path: '/notice/$id',
    keepsScroll: true,
    keepsOwnPlace: true,
    component: Conversation,
  },
  { name: 'registration', path: paths.registration, isOpenToAll: true, component: Registration },
  {
    name: 'registration-token',
    path: '/registration/$token',
    isOpenToAll: true,
    component: Registration,
  },
  {
    name: 'registration-request-sent',
    path: paths.registrationRequestSent,
    isOpenToAll: true,
    component: () => <Waiting waitsFor="approval" />,
  },
  {
    name: 'awaiting-email-confirmation',
    path: paths.awaitingEmailConfirmation,
    isOpenToAll: true,
    component: () => <Waiting waitsFor="email" />,
  },
  {
    name: 'password-reset',
    path: paths.passwordReset,
    isOpenToAll: true,
    component: lazyPart(
      { name: 'password-reset-route', kind: 'screen' },
      async () => (await import('./password-reset-route.tsx')).PasswordResetRoute,
    ),
  },
  {
    name: 'oauth-callback',
    path: '/oauth-callback',
    isOpenToAll: true,
    component: lazyPart(
      { name: 'oauth-callback-route', kind: 'screen' },
      async () => (await import('./oauth-callback-route.tsx')).OAuthCallbackRoute,
    ),
  },
  {
    name: 'external-user-profile',
    path: '/users/$name',
    keepsScroll: true,
    component: Profile,
  },
  {
    name: 'user-profile',
    path: '/$name',
    keepsScroll: true,
    component: Profile,
  },
  {
    name: 'friend-requests',
    path: paths.friendRequests,
    isMembersOnly: true,
    component: lazyPart(
      { name: 'follow-requests-route', kind: 'screen' },
      async () =>
        (await import('#features/follow-requests/follow-requests-screen.tsx')).FollowRequestsScreen,
    ),
  },
  {
    name: 'lists',
    path: paths.lists,
    isMembersOnly: true,
    component: lazyPart(
      { name: 'lists-route', kind: 'screen' },
      async () => (await import('#features/lists/lists-screen.tsx')).ListsScreen,
    ),
  },
  {
    name: 'list-edit',
    path: '/lists/$id/edit',
    isMembersOnly: true,
    component: lazyPart(
      { name: 'edit-list-route', kind: 'screen' },
      async () => (await import('./edit-list-route.tsx')).EditListRoute,
    ),
  },
  {
    name: 'who-to-follow',
    path: paths.whoToFollow,
    isMembersOnly: true,
    component: lazyPart(
      { name: 'who-to-follow-route', kind: 'screen' },
      async () =>
        (await import('#features/who-to-follow/who-to-follow-screen.tsx')).WhoToFollowScreen,
    ),
  },
  {
    name: 'remote-user-profile-acct',
    path: '/remote-users/$acct',
    isMembersOnly: true,
    component: RemoteUser,
  },
  {
    name: 'remote-user-profile',
    path: '/remote-users/$hostname/$username',
    isMembersOnly: true,
    component: RemoteUser,
  },
  {
    name: 'notifications',
    path: '/$username/notifications',
    isMembersOnly: true,
    component: lazyPart(
      { name: 'notifications-route', kind: 'screen' },
      async () => (await import('./notifications-route.tsx')).NotificationsRoute,
    ),
  },
];
