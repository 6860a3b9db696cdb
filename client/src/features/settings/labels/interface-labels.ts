import { msg } from '@lingui/core/macro';
import type { PreferenceLabelMap } from './setting-labels.ts';

/** Labels for the interface around the posts: language, layout, columns, confirmations. */
export const interfaceLabels = {
  interfaceLanguage: { label: msg`Language of the interface` },
  singleKeyShortcuts: {
    label: msg`Single keys act on posts and lead to places`,
    help: msg`Which they are is shown by the key “?”.`,
  },
  profile: { label: msg`Settings profile` },
  hideISP: { label: msg`Hide the instance’s own panel` },
  hideInstanceWallpaper: { label: msg`Hide the instance’s wallpaper` },
  hideSiteFavicon: { label: msg`Hide the logo in the top bar` },
  hideSiteName: { label: msg`Hide the instance’s name in the top bar` },
  showNavShortcuts: { label: msg`Show shortcuts to timelines in the top bar` },
  showPanelNavShortcuts: { label: msg`Show shortcuts to timelines above the posts` },
  showWiderShortcuts: { label: msg`Leave wider gaps between the shortcuts` },
  showFederatedTimeline: { label: msg`Show the federated timeline among the places` },
  displayPageBackgrounds: { label: msg`Show people’s own backgrounds on their profiles` },
  stopGifs: { label: msg`Play animated pictures only while pointed at` },
  loadOlderOnScroll: {
    label: msg`Load older posts while scrolling`,
    help: msg`Otherwise they come by a press of a button.`,
  },
  streaming: { label: msg`Show new posts by themselves while at the top` },
  pauseOnUnfocused: { label: msg`Wait with it while the page is not looked at` },
  useStreamingApi: {
    label: msg`Receive posts and notifications as they happen`,
    help: msg`Otherwise the server is asked now and then.`,
  },
  virtualScrolling: { label: msg`Draw only the posts that are near the screen` },
  renderMisskeyMarkdown: { label: msg`Show the effects of Misskey’s markup (MFM)` },
  renderMfmOnHover: { label: msg`Move them only while pointed at` },
  userProfileDefaultTab: {
    label: msg`A profile opens with`,
    choices: { statuses: msg`Posts`, replies: msg`Posts and replies` },
  },
  translationLanguage: { label: msg`Translate posts into` },
  alwaysShowNewPostButton: { label: msg`Always show the floating button for a new post` },
  autohideFloatingPostButton: {
    label: msg`Hide the floating button while scrolling down`,
  },
  disableStickyHeaders: { label: msg`Let the heads of columns scroll away` },
  showScrollbars: { label: msg`Show scrollbars of the side columns` },
  sidebarRight: { label: msg`Put the side column on the other side` },
  thirdColumnMode: {
    label: msg`Third column on wide screens`,
    choices: {
      none: msg`Nothing`,
      notifications: msg`Notifications`,
      postform: msg`Form for a new post, and places`,
    },
  },
  modalOnRepeat: { label: msg`Ask before repeating a post` },
  modalOnUnfollow: { label: msg`Ask before unfollowing somebody` },
  modalOnBlock: { label: msg`Ask before blocking somebody` },
  modalOnMute: { label: msg`Ask before muting somebody` },
  modalOnDelete: { label: msg`Ask before deleting a post` },
  modalOnTranslatePrivate: { label: msg`Ask before translating a post that is not public` },
  modalOnApproveFollow: { label: msg`Ask before accepting a follow request` },
  modalOnDenyFollow: { label: msg`Ask before denying a follow request` },
  modalOnLogout: { label: msg`Ask before logging out` },
  expertLevel: { label: msg`Show advanced settings` },
} satisfies PreferenceLabelMap;
