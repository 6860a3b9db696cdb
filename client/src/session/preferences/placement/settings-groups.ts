import { appearanceGroups } from './appearance-groups.ts';
import type { PlacementParent, SettingsGroup } from './placement.ts';
import { readingGroups } from './reading-groups.ts';

const writingGroups: readonly SettingsGroup[] = [
  {
    tab: 'writing',
    id: 'newPosts',
    when: ['signedIn'],
    placements: [
      { accountOption: 'defaultScope' },
      { accountOption: 'defaultQuotePolicy', when: ['quotePolicies'] },
      { preference: 'postLanguage' },
      { preference: 'postContentType', when: ['postFormatsKnown'] },
      { preference: 'sensitiveByDefault' },
      { preference: 'sensitiveIfSubject' },
      { preference: 'alwaysShowSubjectInput', expert: true },
      { preference: 'padEmoji', expert: true },
      { preference: 'keepPhotoLocation', expert: true },
      { preference: 'alwaysShowNewPostButton', expert: true },
      { preference: 'autohideFloatingPostButton', expert: true },
    ],
  },
  {
    tab: 'writing',
    id: 'replies',
    when: ['signedIn'],
    placements: [
      { preference: 'repliesInDialog' },
      { preference: 'subjectLineBehavior', expert: true },
    ],
  },
  {
    tab: 'writing',
    id: 'beforePosting',
    when: ['signedIn'],
    placements: [
      { preference: 'postHold' },
      { preference: 'tellWiderAudience' },
      { preference: 'tellMissingDescriptions' },
      { preference: 'tellOtherLanguage' },
      { preference: 'tellOutOfReach' },
      { preference: 'tellRepeatedPosts' },
    ],
  },
];

const notificationGroups: readonly SettingsGroup[] = [
  {
    tab: 'notifications',
    id: 'push',
    when: ['signedIn'],
    placements: [
      { preference: 'webPushNotifications' },
      {
        preference: 'webPushHideIfCW',
        parent: { key: 'webPushNotifications', is: [true] },
      },
      { accountOption: 'webPushHideContents', when: ['pleromaAccountOptions'] },
    ],
  },
  {
    tab: 'notifications',
    id: 'inApp',
    when: ['signedIn'],
    placements: [
      { accountOption: 'blockNotificationsFromStrangers', when: ['pleromaAccountOptions'] },
      { preference: 'notificationSound' },
      { preference: 'desktopNotifications' },
      { preference: 'groupNotifications' },
      { preference: 'notificationVisibility' },
    ],
  },
];

/** The settings with this parent have no effect if all filtered statuses are hidden. */
const notHidingAll: PlacementParent = { key: 'hideFilteredStatuses', is: [false] };

const filterGroups: readonly SettingsGroup[] = [
  {
    tab: 'filters',
    id: 'list',
    hasOwnControls: true,
    placements: [{ preference: 'muteWords' }, { preference: 'filterRules' }],
  },
  {
    tab: 'filters',
    id: 'matches',
    placements: [
      { preference: 'hideFilteredStatuses' },
      { preference: 'hideWordFilteredPosts', parent: notHidingAll },
      { preference: 'hideMutedThreads', parent: notHidingAll, when: ['signedIn'] },
      { preference: 'hideMutedPosts', parent: notHidingAll, when: ['signedIn'] },
      { preference: 'hideThreadsWithBlockedUsers', parent: notHidingAll, when: ['signedIn'] },
      { preference: 'muteBotStatuses' },
      { preference: 'replyVisibility', when: ['signedIn'] },
    ],
  },
];

const privacyGroup: SettingsGroup = {
  tab: 'privacy',
  id: 'accountPrivacy',
  when: ['signedIn'],
  placements: [
    { accountOption: 'locked' },
    { accountOption: 'permitFollowback', parentOption: 'locked', when: ['pleromaAccountOptions'] },
    { accountOption: 'discoverable' },
    { accountOption: 'allowFollowingMove', when: ['pleromaAccountOptions'] },
    { accountOption: 'hideFavorites', when: ['pleromaAccountOptions'] },
    { accountOption: 'hideFollowers', when: ['pleromaAccountOptions'] },
    {
      accountOption: 'hideFollowersCount',
      parentOption: 'hideFollowers',
      when: ['pleromaAccountOptions'],
    },
    { accountOption: 'hideFollows', when: ['pleromaAccountOptions'] },
    {
      accountOption: 'hideFollowsCount',
      parentOption: 'hideFollows',
      when: ['pleromaAccountOptions'],
    },
  ],
};

/**
 * The place of each preference and account option in the settings, in the order in which they are
 * shown. Only the settings import this list, so that it is not part of the first load. Preferences
 * in no group have a control elsewhere: `highlight` on the user card, `hideScopeNotice` in the
 * composer, `mutedApplause` at the notifications.
 */
export const settingsGroups: readonly SettingsGroup[] = [
  ...appearanceGroups,
  ...readingGroups,
  ...writingGroups,
  ...notificationGroups,
  ...filterGroups,
  privacyGroup,
  {
    tab: 'data',
    id: 'settingsSync',
    when: ['signedIn', 'storedSettings'],
    placements: [{ preference: 'profile' }],
  },
  { tab: 'footer', id: 'expert', placements: [{ preference: 'expertLevel' }] },
];
