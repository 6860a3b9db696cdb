import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* Panels that only members see, loaded separately. */

export const ConversationsPanel = lazyPart(
  'ConversationsPanel',
  () => import('#features/direct-messages/conversations-panel.tsx'),
);

export const NotificationsPanel = lazyPart(
  'NotificationsPanel',
  () => import('#features/notifications/notifications-panel.tsx'),
);

export const NotificationKindsPanel = lazyPart(
  'NotificationKindsPanel',
  () => import('#features/notifications/notification-kinds-panel.tsx'),
);

export const WhoToFollowPanel = lazyPart(
  'WhoToFollowPanel',
  () => import('#features/people/who-to-follow-panel.tsx'),
);
