import type { SettingsGroup } from './placement.ts';
import { postGroups } from './post-groups.ts';
import { composingGroup } from './composing-group.ts';

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
