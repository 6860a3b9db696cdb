import type { PlacementParent, SettingsGroup } from './placement.ts';

const inTree = {
  parent: { key: 'conversationDisplay', is: ['tree'] },
  withoutParent: 'hidden',
} as const;
const coveringSensitive: PlacementParent = { key: 'hideNsfw', is: [true] };

const postGroups: readonly SettingsGroup[] = [
  {
    tab: 'general',
    id: 'posts',
    placements: [
      { preference: 'conversationDisplay' },
      { preference: 'conversationTreeAdvanced', ...inTree },
      {
        preference: 'conversationTreeFadeAncestors',
        ...inTree,
        expert: true,
      },
      { preference: 'maxDepthInThread', ...inTree, expert: true },
      {
        preference: 'conversationOtherRepliesButton',
        ...inTree,
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

const composingGroup: SettingsGroup = {
  tab: 'general',
  id: 'composing',
  when: ['signedIn'],
  placements: [
    { accountOption: 'defaultScope' },
    { preference: 'sensitiveByDefault' },
    { preference: 'sensitiveIfSubject' },
    { preference: 'alwaysShowSubjectInput', expert: true },
    { preference: 'subjectLineBehavior', expert: true },
    { preference: 'postContentType', when: ['postFormatsKnown'] },
    { preference: 'postLanguage' },
    { preference: 'repliesInDialog' },
    { preference: 'padEmoji', expert: true },
    { preference: 'keepPhotoLocation', expert: true },
    { preference: 'postHold' },
    { preference: 'tellWiderAudience' },
    { preference: 'tellMissingDescriptions' },
    { preference: 'tellOtherLanguage' },
    { preference: 'tellOutOfReach' },
    { preference: 'tellRepeatedPosts' },
    { preference: 'alwaysShowNewPostButton', expert: true },
    { preference: 'autohideFloatingPostButton', expert: true },
  ],
};

/** The General tab; groups for posts and composing have separate files. */
export const generalGroups: readonly SettingsGroup[] = [
  { tab: 'general', id: 'language', placements: [{ preference: 'interfaceLanguage' }] },
  {
    tab: 'general',
    id: 'settingsProfiles',
    when: ['signedIn'],
    placements: [{ preference: 'profile' }],
  },
  {
    tab: 'general',
    id: 'interface',
    placements: [
      { preference: 'hideISP', when: ['instancePanelShown'] },
      { preference: 'hideInstanceWallpaper', when: ['instanceWallpaperSeen'] },
      { preference: 'hideSiteFavicon', expert: true },
      { preference: 'hideSiteName', expert: true },
      { preference: 'showNavShortcuts', expert: true },
      { preference: 'showPanelNavShortcuts', expert: true },
      { preference: 'showWiderShortcuts', expert: true },
      { preference: 'showFederatedTimeline' },
      { preference: 'displayPageBackgrounds' },
      { preference: 'stopGifs' },
      { preference: 'loadOlderOnScroll' },
      { preference: 'streaming' },
      { preference: 'pauseOnUnfocused', parent: { key: 'streaming', is: [true] } },
      { preference: 'useStreamingApi', expert: true },
      { preference: 'virtualScrolling', expert: true },
      { preference: 'renderMisskeyMarkdown' },
      { preference: 'renderMfmOnHover', parent: { key: 'renderMisskeyMarkdown', is: [true] } },
      { preference: 'userProfileDefaultTab' },
      { preference: 'translationLanguage', when: ['signedIn', 'translationLanguagesKnown'] },
      { preference: 'alwaysShowNewPostButton', expert: true },
      { preference: 'autohideFloatingPostButton', expert: true },
      { preference: 'singleKeyShortcuts' },
    ],
  },
  {
    tab: 'general',
    id: 'columns',
    placements: [
      { preference: 'disableStickyHeaders' },
      { preference: 'showScrollbars' },
      { preference: 'sidebarRight' },
      { preference: 'thirdColumnMode', when: ['signedIn'] },
    ],
  },
  {
    tab: 'general',
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
  ...postGroups,
  composingGroup,
];
