import { lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#domain/links/paths.ts';
import type { Screen } from './screen.ts';
import { timelineRoutes } from './timeline-routes.tsx';

/** Every screen that is built. */
export const screens: readonly Screen[] = [
  ...timelineRoutes,
  {
    name: 'login',
    path: paths.login,
    component: lazyRouteComponent(() => import('./login-route.tsx'), 'LoginRoute'),
  },
  {
    name: 'notifications',
    path: '/$username/notifications',
    isMembersOnly: true,
    component: lazyRouteComponent(() => import('./notifications-route.tsx'), 'NotificationsRoute'),
  },
];
