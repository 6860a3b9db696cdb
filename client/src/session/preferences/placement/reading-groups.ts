import type { PlacementParent, SettingsGroup } from './placement.ts';

const inTree = {
  parent: { key: 'conversationDisplay', is: ['tree'] },
  withoutParent: 'hidden',
} as const;
const coveringSensitive: PlacementParent = { key: 'hideNsfw', is: [true] };

/** The groups of settings on the tab Reading. */
export const readingGroups: readonly SettingsGroup[] = [
  {
    tab: 'reading',
    id: 'timelines',
    placements: [
      { preference: 'loadOlderOnScroll' },
      { preference: 'leftOutOfTimelines' },
      { preference: 'streaming' },
      { preference: 'pauseOnUnfocused', parent: { key: 'streaming', is: [true] } },
      { preference: 'useStreamingApi', expert: true },
      { preference: 'virtualScrolling', expert: true },
    ],
  },
  {
    tab: 'reading',
    id: 'conversations',
    placements: [
      { preference: 'conversationDisplay' },
      { preference: 'conversationTreeAdvanced', ...inTree },
      { preference: 'conversationTreeFadeAncestors', ...inTree, expert: true },
      { preference: 'maxDepthInThread', ...inTree, expert: true },
      { preference: 'conversationOtherRepliesButton', ...inTree, expert: true },
    ],
  },
  {
    tab: 'reading',
    id: 'posts',
    placements: [
      { preference: 'collapseMessageWithSubject' },
      { preference: 'showInstanceInfo' },
      { preference: 'hidePostStats' },
      { preference: 'hideBotIndication' },
      { preference: 'emojiReactionsOnTimeline', expert: true },
      {
        accountOption: 'stripRichContent',
        when: ['signedIn', 'pleromaAccountOptions'],
        expert: true,
      },
      { preference: 'greentext', expert: true },
      { preference: 'renderMisskeyMarkdown' },
      { preference: 'renderMfmOnHover', parent: { key: 'renderMisskeyMarkdown', is: [true] } },
    ],
  },
  {
    tab: 'reading',
    id: 'media',
    placements: [
      { preference: 'stopGifs' },
      { preference: 'hideAttachments' },
      { preference: 'hideAttachmentsInConv' },
      { preference: 'maxThumbnails', expert: true },
      { preference: 'useContainFit', expert: true },
      { preference: 'hideNsfw' },
      { preference: 'preloadImage', parent: coveringSensitive, expert: true },
      { preference: 'useBlurhash', parent: coveringSensitive, expert: true },
      { preference: 'useOneClickNsfw', parent: coveringSensitive, expert: true },
      { preference: 'loopVideo', expert: true },
      {
        preference: 'loopVideoSilentOnly',
        parent: { key: 'loopVideo', is: [true] },
        enabledWhen: ['videoSoundDetectable'],
        expert: true,
      },
      { preference: 'playVideosInModal', expert: true },
    ],
  },
  {
    tab: 'reading',
    id: 'mentions',
    placements: [
      { preference: 'mentionLinkDisplay' },
      {
        preference: 'mentionLinkShowTooltip',
        parent: { key: 'mentionLinkDisplay', is: ['short'] },
        withoutParent: 'hidden',
        expert: true,
      },
      { preference: 'mentionLinkShowAvatar' },
      { preference: 'mentionLinkFadeDomain', expert: true },
      { preference: 'mentionLinkBoldenYou', when: ['signedIn'], expert: true },
      { preference: 'mentionLinkShowYous', when: ['signedIn'], expert: true },
    ],
  },
  {
    tab: 'reading',
    id: 'profiles',
    placements: [
      { preference: 'userProfileDefaultTab' },
      { preference: 'hideUserStats', expert: true },
      { preference: 'translationLanguage', when: ['signedIn', 'translationLanguagesKnown'] },
    ],
  },
  {
    tab: 'reading',
    id: 'screenReaders',
    placements: [{ preference: 'spokenParts' }, { preference: 'announceArrivals' }],
  },
  { tab: 'reading', id: 'keyboard', placements: [{ preference: 'singleKeyShortcuts' }] },
  {
    tab: 'reading',
    id: 'confirmations',
    placements: [
      { preference: 'modalOnRepeat' },
      { preference: 'modalOnUnfollow' },
      { preference: 'modalOnBlock' },
      { preference: 'modalOnMute' },
      { preference: 'modalOnDelete' },
      { preference: 'modalOnTranslatePrivate', when: ['translationLanguagesKnown'] },
      { preference: 'modalOnApproveFollow' },
      { preference: 'modalOnDenyFollow' },
      { preference: 'modalOnLogout' },
    ],
  },
];
