import { msg } from '@lingui/core/macro';
import type { PreferenceLabelMap } from './setting-labels.ts';

/** Labels for the interface around the posts: language, layout, columns, confirmations. */
export const interfaceLabels = {
  interfaceLanguage: { label: msg`Interface language` },
  singleKeyShortcuts: {
    label: msg`Enable keyboard shortcuts`,
    help: msg`Press “?” to see them.`,
    aliases: msg({
      message: 'hotkeys',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  spokenParts: {
    label: msg`What is read of a post`,
    help: msg`When a post gets the focus. Everything else is still in the post.`,
    aliases: msg({
      message: 'screen reader, accessibility, read aloud, VoiceOver, NVDA, TalkBack',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  announceArrivals: {
    label: msg`Announce new posts and notifications`,
    help: msg`At most every 30 seconds.`,
    aliases: msg({
      message: 'screen reader, accessibility',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  profile: {
    label: msg({
      message: 'Settings profile',
      comment: 'A named set of settings of this app, not the public profile',
    }),
  },
  hideISP: { label: msg`Hide the “About this server” panel` },
  hideInstanceWallpaper: { label: msg`Hide the server’s wallpaper` },
  hideSiteFavicon: { label: msg`Hide the logo in the top bar` },
  hideSiteName: { label: msg`Hide the server name in the top bar` },
  showNavShortcuts: { label: msg`Show timeline buttons in the top bar` },
  showPanelNavShortcuts: { label: msg`Show timeline buttons above the posts` },
  showWiderShortcuts: { label: msg`More space between timeline buttons` },
  showFederatedTimeline: { label: msg`Show the federated timeline in the navigation` },
  displayPageBackgrounds: { label: msg`Show people’s page backgrounds on their profiles` },
  stopGifs: {
    label: msg`Play animated images only on hover`,
    aliases: msg({
      message: 'autoplay, animation, reduce motion',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  loadOlderOnScroll: {
    label: msg`Load older posts automatically when scrolling`,
    help: msg`When off, press “Load older posts”.`,
    aliases: msg({
      message: 'infinite scroll, endless scrolling',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  streaming: {
    label: msg`Show new posts automatically when I’m at the top`,
    aliases: msg({
      message: 'auto refresh, live',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  pauseOnUnfocused: { label: msg`Pause live updates while the tab is in the background` },
  useStreamingApi: {
    label: msg`Receive posts and notifications in real time`,
    help: msg`When off, Rookery checks every 20 seconds.`,
  },
  virtualScrolling: { label: msg`Render only posts near the screen (faster)` },
  renderMisskeyMarkdown: { label: msg`Show Misskey text effects (MFM)` },
  renderMfmOnHover: { label: msg`Animate MFM only on hover` },
  userProfileDefaultTab: {
    label: msg`Default profile tab`,
    choices: { statuses: msg`Posts`, replies: msg`Posts and replies` },
  },
  translationLanguage: { label: msg`Language to translate posts into` },
  alwaysShowNewPostButton: { label: msg`Always show the floating “New post” button` },
  autohideFloatingPostButton: {
    label: msg`Hide the floating button while scrolling down`,
  },
  disableStickyHeaders: { label: msg`Let column headers scroll with the page` },
  showScrollbars: { label: msg`Show scrollbars in the side columns` },
  sidebarRight: { label: msg`Move the sidebar to the other side` },
  thirdColumnMode: {
    label: msg`Third column on wide screens`,
    help: msg`To add more columns, open the menu of a timeline and choose “Open in a column”.`,
    aliases: msg({
      message: 'columns, multi-column, deck',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
    choices: {
      none: msg({ message: 'Nothing', comment: 'Choice of the third column: it stays empty' }),
      notifications: msg`Notifications`,
      postform: msg`New post form and navigation`,
    },
  },
  modalOnRepeat: {
    label: msg`Ask before repeating a post`,
    aliases: msg({
      message: 'boost, reblog',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  modalOnUnfollow: { label: msg`Ask before unfollowing someone` },
  modalOnBlock: { label: msg`Ask before blocking someone` },
  modalOnMute: { label: msg`Ask before muting someone` },
  modalOnDelete: { label: msg`Ask before deleting a post` },
  modalOnTranslatePrivate: { label: msg`Ask before translating a post that isn’t public` },
  modalOnApproveFollow: { label: msg`Ask before approving a follow request` },
  modalOnDenyFollow: { label: msg`Ask before denying a follow request` },
  modalOnLogout: { label: msg`Ask before logging out` },
  expertLevel: { label: msg`Show advanced settings` },
} satisfies PreferenceLabelMap;
