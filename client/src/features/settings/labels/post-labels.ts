import { msg } from '@lingui/core/macro';
import type { PreferenceLabelMap } from './setting-labels.ts';

/** Labels for the display and composition of posts. */
export const postLabels = {
  conversationDisplay: {
    label: msg`How to show conversations`,
    choices: {
      linear: msg({
        message: 'List',
        context: 'conversation',
        comment: 'Conversations are shown as a list, not as a tree',
      }),
      tree: msg({ message: 'Tree', comment: 'Noun: conversation drawn with branches' }),
    },
  },
  conversationTreeAdvanced: { label: msg`Show buttons to collapse and open branches of the tree` },
  conversationTreeFadeAncestors: { label: msg`Dim earlier posts in a conversation` },
  maxDepthInThread: {
    label: msg`Levels of replies shown in the tree`,
    bounds: { least: 3 },
  },
  conversationOtherRepliesButton: {
    label: msg`Where to show the link to other replies`,
    choices: { below: msg`Below the post`, inside: msg`Inside the post` },
  },
  collapseMessageWithSubject: {
    label: msg`Collapse posts that have a content warning`,
    aliases: msg({
      message: 'subject',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  showInstanceInfo: { label: msg`Show the author’s server icon on posts` },
  emojiReactionsOnTimeline: { label: msg`Show emoji reactions in timelines` },
  useContainFit: { label: msg`Show images uncropped` },
  hideNsfw: {
    label: msg`Hide sensitive media`,
    aliases: msg({
      message: 'nsfw',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  preloadImage: { label: msg`Preload hidden images` },
  useBlurhash: { label: msg`Show a blurred preview of hidden media` },
  useOneClickNsfw: { label: msg`Open hidden media with one tap` },
  loopVideo: {
    label: msg`Loop videos`,
    aliases: msg({
      message: 'autoplay, gif',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
  },
  loopVideoSilentOnly: { label: msg`Loop only videos without sound` },
  playVideosInModal: { label: msg`Open videos in the media viewer` },
  mentionLinkDisplay: {
    label: msg`How to show mentions`,
    choices: {
      short: msg`Name only`,
      full_for_remote: msg`Name, plus server for people on other servers`,
      full: msg`Name and server`,
    },
  },
  mentionLinkShowTooltip: { label: msg`Show the full address on hover` },
  mentionLinkShowAvatar: { label: msg`Show avatars in mentions` },
  mentionLinkFadeDomain: { label: msg`Dim the server name in mentions` },
  mentionLinkBoldenYou: { label: msg`Show mentions of me in bold` },
  greentext: { label: msg`Colour lines that start with > or <` },
  mentionLinkShowYous: { label: msg`Mark mentions of me with “(you)”` },
  sensitiveByDefault: { label: msg`Mark media in new posts as sensitive`, aliases: msg`nsfw` },
  sensitiveIfSubject: { label: msg`Mark media as sensitive when a post has a content warning` },
  alwaysShowSubjectInput: {
    label: msg`Always show the content warning field`,
    aliases: msg`subject`,
  },
  subjectLineBehavior: {
    label: msg`Content warning in replies`,
    choices: {
      email: msg`Copy with “re:”`,
      masto: msg`Copy unchanged`,
      noop: msg`Leave empty`,
    },
  },
  postContentType: {
    label: msg`Format of new posts`,
    choices: {
      'text/plain': msg`Plain text`,
      'text/markdown': msg`Markdown`,
      'text/bbcode': msg`BBCode`,
      'text/html': msg`HTML`,
      'text/x.misskeymarkdown': msg`MFM (Misskey markup)`,
    },
  },
  postLanguage: { label: msg`Language of new posts` },
  postHold: {
    label: msg`Time to undo sending (seconds)`,
    aliases: msg({
      message: 'delay, unsend',
      comment:
        'Search words, not shown: words from other apps that people may type to find this setting. Give the ones used in your language, separated by commas',
    }),
    bounds: { least: 0, most: 60 },
  },
  tellWiderAudience: {
    label: msg`Warn me before posting if my reply is more public than the original`,
  },
  tellMissingDescriptions: {
    label: msg`Warn me before posting if an attachment has no description`,
  },
  tellOtherLanguage: {
    label: msg`Warn me before posting if the text doesn’t look like the selected language`,
  },
  tellOutOfReach: {
    label: msg`Warn me before posting if I mention someone I’ve blocked or whose account no longer exists`,
  },
  tellRepeatedPosts: { label: msg`Warn me before posting if I just posted the same text` },
  repliesInDialog: { label: msg`Write replies and quotes in a dialog` },
  padEmoji: { label: msg`Add spaces around inserted emoji` },
  keepPhotoLocation: { label: msg`Keep location data in photos` },
} satisfies PreferenceLabelMap;
