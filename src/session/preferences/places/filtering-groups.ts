import type { PlacementParent, SettingsGroup } from './placement.ts';

/** The detailed switches have no effect if everything muted is hidden. */
const notHidingAll: PlacementParent = { key: 'hideFilteredStatuses', is: [false] };

export const filteringGroups: readonly SettingsGroup[] = [
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
