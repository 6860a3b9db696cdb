import { paths } from '#domain/links/paths.ts';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import type { Screen } from './screen.ts';
import { timelineRoutes } from './timeline-routes.tsx';

/** What most people open next. */
export const Conversation = lazyPart(
  { name: 'conversation-route', kind: 'screen' },
  async () => (await import('./conversation-route.tsx')).ConversationRoute,
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
