import type { SettingsGroup } from './placement.ts';

export const notificationGroups: readonly SettingsGroup[] = [
  {
    tab: 'notifications',
    id: 'filters',
    when: ['signedIn'],
    placements: [
      { accountOption: 'blockNotificationsFromStrangers' },
      { preference: 'notificationVisibility' },
      { preference: 'groupNotifications' },
      { preference: 'notificationSound' },
      { preference: 'desktopNotifications' },
    ],
  },
  {
    tab: 'notifications',
    id: 'privacy',
    when: ['signedIn'],
    placements: [
      { preference: 'webPushNotifications' },
      {
        preference: 'webPushHideIfCW',
        parent: { key: 'webPushNotifications', is: [true] },
      },
      { accountOption: 'webPushHideContents' },
    ],
  },
];
