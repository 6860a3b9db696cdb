import type { PlacementParent, SettingsGroup } from './placement.ts';

const inTree: PlacementParent = { key: 'conversationDisplay', is: ['tree'] };
const coveringSensitive: PlacementParent = { key: 'hideNsfw', is: [true] };

export const postGroups: readonly SettingsGroup[] = [
  {
    tab: 'general',
    id: 'posts',
    placements: [
      { preference: 'conversationDisplay' },
      { preference: 'conversationTreeAdvanced', parent: inTree, withoutParent: 'hidden' },
      {
        preference: 'conversationTreeFadeAncestors',
        parent: inTree,
        withoutParent: 'hidden',
        expert: true,
      },
      { preference: 'maxDepthInThread', parent: inTree, withoutParent: 'hidden', expert: true },
      {
        preference: 'conversationOtherRepliesButton',
        parent: inTree,
        withoutParent: 'hidden',
        expert: true,
      },
      { preference: 'collapseMessageWithSubject' },
      { preference: 'showInstanceInfo' },
      { preference: 'emojiReactionsOnTimeline', expert: true },
      { accountOption: 'stripRichContent', when: ['signedIn'], expert: true },
    ],
  },
  {
    tab: 'general',
    id: 'attachments',
    placements: [
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
    tab: 'general',
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
    ],
  },
  {
    tab: 'general',
    id: 'fun',
    placements: [
      { preference: 'greentext', expert: true },
      { preference: 'mentionLinkShowYous', when: ['signedIn'], expert: true },
    ],
  },
];
