import { msg } from '@lingui/core/macro';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import type { AccountOptionLabelMap, PreferenceLabelMap, SettingLabels } from './setting-labels.ts';

/** Labels for the tabs other than General. */
export const otherLabels = {
  hideFilteredStatuses: { label: msg`Leave out everything that is filtered or muted` },
  hideWordFilteredPosts: { label: msg`Leave out posts that hold a filtered word` },
  hideMutedThreads: { label: msg`Leave out muted conversations` },
  hideMutedPosts: { label: msg`Leave out posts of muted people` },
  hideThreadsWithBlockedUsers: { label: msg`Leave out posts that mention blocked people` },
  muteBotStatuses: { label: msg`Fold posts of bots` },
  hidePostStats: { label: msg`Hide how often posts were repeated and favourited` },
  hideBotIndication: { label: msg`Hide the mark of bots` },
  replyVisibility: {
    label: msg`Replies in timelines`,
    choices: {
      all: msg`Show all`,
      following: msg`Only to me or to people I follow`,
      self: msg`Only to me`,
    },
  },
  muteWords: { label: msg`Filtered words`, help: msg`One a line. Posts that hold one are folded.` },
  filterRules: {
    label: msg`Rules for what is folded or hidden`,
    help: msg`By words, author, instance, repeats, bots, language or subject.`,
  },
  maxThumbnails: {
    label: msg`Most attachments shown as pictures`,
    help: msg`A post with more shows them as a list.`,
    bounds: { least: 0 },
  },
  hideAttachments: { label: msg`Hide attachments in timelines` },
  hideAttachmentsInConv: { label: msg`Hide attachments in conversations` },
  hideUserStats: { label: msg`Hide numbers on profiles, such as followers` },
  theme: { label: msg`Theme` },
  colors: { label: msg`Colours of an old theme` },
  highlight: { label: msg`People marked with a colour` },
  hideScopeNotice: { label: msg`Hide the note on who sees a post` },
  customTheme: { label: msg`A theme of one’s own` },
  customThemeSource: { label: msg`Source of a theme of one’s own` },
  themeInLight: { label: msg`Theme while the system is light` },
  themeInDark: { label: msg`Theme while the system is dark` },
  accentColor: { label: msg`Accent colour` },
  textSize: { label: msg`Text size` },
  density: { label: msg`Density` },
  columnWidth: { label: msg`Width of columns` },
  fontFamily: { label: msg`Font` },
  roundness: { label: msg`Roundness of corners` },
  notificationVisibility: { label: msg`Notifications that are shown` },
  groupNotifications: { label: msg`Show likes and repeats of one post together` },
  notificationSound: { label: msg`Play a sound for new notifications` },
  desktopNotifications: {
    label: msg`Desktop notifications`,
    help: msg`Shown while a tab is open and you look elsewhere`,
  },
  webPushNotifications: {
    label: msg`Push notifications`,
    help: msg`They come even when the page is closed`,
  },
  webPushHideIfCW: { label: msg`Show only the subject where a post has one` },
} satisfies PreferenceLabelMap;

export const accountOptionLabels: AccountOptionLabelMap = {
  defaultScope: {
    label: msg`Who sees new posts`,
    choices: {
      public: msg`Public`,
      unlisted: msg`Unlisted`,
      private: msg`Followers`,
      direct: msg`Mentioned people`,
      local: msg`This instance`,
    },
  },
  stripRichContent: { label: msg`Take the formatting out of all posts` },
  locked: { label: msg`Approve followers by hand` },
  permitFollowback: { label: msg`Approve people I follow by itself` },
  discoverable: { label: msg`Let search engines and directories find me` },
  allowFollowingMove: { label: msg`Follow people on when they move` },
  hideFavorites: { label: msg`Hide what I favourited` },
  hideFollowers: { label: msg`Hide who follows me` },
  hideFollowersCount: { label: msg`Hide how many follow me` },
  hideFollows: { label: msg`Hide whom I follow` },
  hideFollowsCount: { label: msg`Hide how many I follow` },
  blockNotificationsFromStrangers: {
    label: msg`No notifications from people I do not follow`,
  },
  webPushHideContents: { label: msg`Do not tell in a push message who wrote what` },
} satisfies Record<Exclude<AccountOptionKey, 'defaultNSFW'>, SettingLabels>;
