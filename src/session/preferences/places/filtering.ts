import type { PlaceParent, SettingsGroup } from './place.ts';

/** The detailed switches have no effect if everything muted is hidden. */
const notHidingAll: PlaceParent = { key: 'hideFilteredStatuses', is: [false] };

export const filteringGroups: readonly SettingsGroup[] = [
  {
    tab: 'filtering',
    id: 'posts',
    places: [
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
  { tab: 'filtering', id: 'words', places: [{ preference: 'muteWords' }] },
  { tab: 'filtering', id: 'rules', places: [{ preference: 'filterRules' }] },
  {
    tab: 'filtering',
    id: 'attachments',
    places: [
      { preference: 'maxThumbnails', expert: true },
      { preference: 'hideAttachments' },
      { preference: 'hideAttachmentsInConv' },
    ],
  },
  {
    tab: 'filtering',
    id: 'profiles',
    places: [{ preference: 'hideUserStats', expert: true }],
  },
];
