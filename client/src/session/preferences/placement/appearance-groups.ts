import type { SettingsGroup } from './placement.ts';

/** The groups of settings on the tab Appearance. */
export const appearanceGroups: readonly SettingsGroup[] = [
  {
    tab: 'appearance',
    id: 'theme',
    hasOwnControls: true,
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
    tab: 'appearance',
    id: 'look',
    hasOwnControls: true,
    placements: [
      { preference: 'textSize' },
      { preference: 'density' },
      { preference: 'columnWidth' },
      { preference: 'fontFamily' },
      { preference: 'roundness' },
    ],
  },
  { tab: 'appearance', id: 'language', placements: [{ preference: 'interfaceLanguage' }] },
  {
    tab: 'appearance',
    id: 'layout',
    placements: [
      { preference: 'sidebarRight' },
      { preference: 'thirdColumnMode', when: ['signedIn'] },
      { preference: 'disableStickyHeaders' },
      { preference: 'showScrollbars' },
      { preference: 'showFederatedTimeline' },
      { preference: 'displayPageBackgrounds' },
      { preference: 'hideISP', when: ['instancePanelShown'] },
      { preference: 'hideInstanceWallpaper', when: ['instanceWallpaperSeen'] },
      { preference: 'hideSiteFavicon', expert: true },
      { preference: 'hideSiteName', expert: true },
      { preference: 'showNavShortcuts', expert: true },
      { preference: 'showPanelNavShortcuts', expert: true },
      { preference: 'showWiderShortcuts', expert: true },
    ],
  },
];
