import { msg } from '@lingui/core/macro';
import { quotePolicyLabels } from '#components/status/quote-policy-labels.ts';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import type { AccountOptionLabelMap, PreferenceLabelMap, SettingLabels } from './setting-labels.ts';

/** Labels for the tabs other than General. */
export const otherLabels = {
  hideFilteredStatuses: { label: msg`Hide filtered and muted posts` },
  hideWordFilteredPosts: { label: msg`Hide posts with filtered words` },
  hideMutedThreads: { label: msg`Hide muted conversations` },
  hideMutedPosts: { label: msg`Hide posts by muted people` },
  hideThreadsWithBlockedUsers: { label: msg`Hide posts that mention blocked people` },
  muteBotStatuses: { label: msg`Collapse posts by bots` },
  hidePostStats: {
    label: msg`Hide like and repeat counts on posts`,
    aliases: msg({
      message: 'favourite, boost',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  hideBotIndication: { label: msg`Hide the bot badge` },
  replyVisibility: {
    label: msg`Replies in timelines`,
    choices: {
      all: msg`Show all replies`,
      following: msg`Replies to me and people I follow`,
      self: msg`Only replies to me`,
    },
  },
  leftOutOfTimelines: {
    label: msg`What each timeline shows`,
    help: msg`Also in the quick settings of each timeline and column.`,
    aliases: msg({
      message: 'repeats, boosts, reblogs, quotes, replies, bots, media only',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  muteWords: {
    label: msg`Filtered words`,
    help: msg`One per line. Posts that contain one are collapsed.`,
  },
  filterRules: {
    label: msg`Advanced filters`,
    help: msg`By words, author, server, repeats, bots, language or content warning.`,
  },
  maxThumbnails: {
    label: msg`Maximum thumbnails per post`,
    help: msg({
      message: 'Posts with more attachments show them as a list.',
      comment: 'Below “Maximum thumbnails per post”: more attachments than that number',
    }),
    bounds: { least: 0 },
  },
  hideAttachments: { label: msg`Collapse attachments in timelines` },
  hideAttachmentsInConv: { label: msg`Collapse attachments in conversations` },
  hideUserStats: { label: msg`Hide counts on profiles, such as followers` },
  theme: {
    label: msg`Theme`,
    aliases: msg({
      message: 'dark mode, light mode, colours',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  colors: { label: msg`Colours from an old theme file` },
  highlight: { label: msg`People highlighted in colour` },
  hideScopeNotice: { label: msg`While writing, hide the notice about who can see the post` },
  customTheme: { label: msg`Custom theme` },
  customThemeSource: { label: msg`Source of the custom theme` },
  themeInLight: { label: msg`Theme in light mode` },
  themeInDark: { label: msg`Theme in dark mode` },
  accentColor: { label: msg`Accent colour` },
  textSize: {
    label: msg`Text size`,
    aliases: msg({
      message: 'font size, zoom',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  density: {
    label: msg`Density`,
    aliases: msg({
      message: 'compact mode, spacing',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  columnWidth: { label: msg`Column width`, aliases: msg`columns` },
  fontFamily: {
    label: msg`Font`,
    aliases: msg({
      message: 'typeface',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  roundness: {
    label: msg`Roundness`,
    aliases: msg({
      message: 'corner radius',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  notificationVisibility: {
    label: msg`Notifications to show`,
    aliases: msg({
      message: 'favourite, boost, reblog',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  groupNotifications: {
    label: msg`Group likes, repeats, reactions and replies`,
    aliases: msg`favourite, boost`,
  },
  notificationSound: { label: msg`Play a sound for new notifications` },
  desktopNotifications: {
    label: msg`Desktop notifications`,
    help: msg`Shown while Rookery is open in a background tab.`,
  },
  webPushNotifications: {
    label: msg`Push notifications`,
    help: msg`You get them even when Rookery is closed.`,
  },
  webPushHideIfCW: {
    label: msg`In push notifications, hide the text of posts that have a content warning`,
  },
} satisfies PreferenceLabelMap;

export const accountOptionLabels: AccountOptionLabelMap = {
  defaultScope: {
    label: msg`Default visibility of new posts`,
    choices: {
      public: msg({ message: 'Public', comment: 'Visibility: for everyone' }),
      unlisted: msg`Unlisted`,
      private: msg`Followers`,
      direct: msg`Mentions`,
      local: msg`This server`,
    },
  },
  defaultQuotePolicy: {
    label: msg`Who can quote new posts`,
    choices: quotePolicyLabels,
  },
  stripRichContent: { label: msg`Remove formatting from all posts` },
  locked: { label: msg`Lock my account (approve followers manually)` },
  permitFollowback: { label: msg`Automatically approve people I follow` },
  discoverable: { label: msg`Let search engines and directories find me` },
  allowFollowingMove: { label: msg`Keep following people who move accounts` },
  hideFavorites: {
    label: msg`Hide my likes`,
    aliases: msg({
      message: 'favourite',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  hideFollowers: { label: msg`Hide who follows me` },
  hideFollowersCount: { label: msg`Hide my follower count` },
  hideFollows: { label: msg`Hide who I follow` },
  hideFollowsCount: { label: msg`Hide how many people I follow` },
  blockNotificationsFromStrangers: {
    label: msg`Hide notifications from people I don’t follow`,
  },
  webPushHideContents: { label: msg`Hide sender and content in push notifications` },
} satisfies Record<Exclude<AccountOptionKey, 'defaultNSFW'>, SettingLabels>;
