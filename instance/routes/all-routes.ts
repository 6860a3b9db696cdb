import type { Route } from '#instance/http/route.ts';
import { accountRoutes } from './accounts.ts';
import { followRoutes } from './follows.ts';
import { instanceRoutes } from './instance.ts';
import { muteAndBlockRoutes } from './mutes-and-blocks.ts';
import { notificationRoutes } from './notifications.ts';
import { oauthRoutes } from './oauth.ts';
import { profileTimelineRoutes } from './profile-timelines.ts';
import { signUpRoutes } from './sign-up.ts';
import { statusActionRoutes } from './status-actions.ts';
import { statusRoutes } from './statuses.ts';
import { timelineRoutes } from './timelines.ts';

/** Every call that the instance answers. */
export const allRoutes: readonly Route[] = [
  ...oauthRoutes,
  ...signUpRoutes,
  ...accountRoutes,
  ...followRoutes,
  ...muteAndBlockRoutes,
  ...statusRoutes,
  ...statusActionRoutes,
  ...timelineRoutes,
  ...profileTimelineRoutes,
  ...notificationRoutes,
  ...instanceRoutes,
];
