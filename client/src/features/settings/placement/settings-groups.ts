import { generalGroups } from './general-groups.ts';
import type { PlacementParent, SettingsGroup } from './placement.ts';

/** The detailed switches have no effect if everything muted is hidden. */
const notHidingAll: PlacementParent = { key: 'hideFilteredStatuses', is: [false] };

const filteringGroups: readonly SettingsGroup[] = [
  {
    tab: 'filtering',
    id: 'posts',
    placements: [
      { preference: 'hideFilteredStatuses' },
      { preference: 'hideWordFilteredPosts', parent: notHidingAll },
      { preference: 'hideMutedThreads', parent: notHidingAll, when: ['signedIn'] },
      { preference: 'hideMutedPosts', parent: notHidingAll, when: ['signedIn'] },
      { preference: 'hideThreadsWithBlockedUsers', parent: notHidingAll, when: ['signedIn'] },
      { preference: 'muteBotStatuses' },
      { preference: 'hidePostStats' },
      { preference: 'hideBotIndication' },
      { preference: 'replyVisibility', when: ['signedIn'] },
    ],
  },
  { tab: 'filtering', id: 'words', placements: [{ preference: 'muteWords' }] },
  { tab: 'filtering', id: 'rules', placements: [{ preference: 'filterRules' }] },
  {
    tab: 'filtering',
    id: 'attachments',
    placements: [
      { preference: 'maxThumbnails', expert: true },
      { preference: 'hideAttachments' },
      { preference: 'hideAttachmentsInConv' },
    ],
  },
  {
    tab: 'filtering',
    id: 'profiles',
    placements: [{ preference: 'hideUserStats', expert: true }],
  },
];

const notificationGroups: readonly SettingsGroup[] = [
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

const accountPrivacyGroup: SettingsGroup = {
  tab: 'profile',
  id: 'accountPrivacy',
  when: ['signedIn'],
  placements: [
    { accountOption: 'locked' },
    { accountOption: 'permitFollowback', parentOption: 'locked' },
    { accountOption: 'discoverable' },
    { accountOption: 'allowFollowingMove' },
    { accountOption: 'hideFavorites' },
    { accountOption: 'hideFollowers' },
    { accountOption: 'hideFollowersCount', parentOption: 'hideFollowers' },
    { accountOption: 'hideFollows' },
    { accountOption: 'hideFollowsCount', parentOption: 'hideFollows' },
  ],
};

/**
 * Where each preference and account option appears in the settings, in display order. Imported only
 * by the settings, which keeps it out of the first load. Preferences in no group have a control
 * elsewhere: `highlight` on the user card, `hideScopeNotice` in the composer, `mutedApplause` at
 * the notifications.
 */
export const settingsGroups: readonly SettingsGroup[] = [
  ...generalGroups,
  accountPrivacyGroup,
  ...filteringGroups,
  {
    tab: 'theme',
    id: 'theme',
    placements: [
      { preference: 'theme' },
      { preference: 'customTheme' },
      { preference: 'customThemeSource' },
      { preference: 'themeInLight', parent: { key: 'theme', is: ['system'] } },
      { preference: 'themeInDark', parent: { key: 'theme', is: ['system'] } },
      { preference: 'accentColor' },
    ],
  },
  {
    tab: 'theme',
    id: 'look',
    placements: [
      { preference: 'textSize' },
      { preference: 'density' },
      { preference: 'columnWidth' },
      { preference: 'fontFamily' },
      { preference: 'roundness' },
    ],
  },
  ...notificationGroups,
  { tab: 'footer', id: 'expert', placements: [{ preference: 'expertLevel' }] },
];
