import { msg } from '@lingui/core/macro';
import type { PreferenceLabelMap } from './setting-labels.ts';

/** Labels for the display and composition of posts. */
export const postLabels = {
  conversationDisplay: {
    label: msg`Show a conversation as`,
    choices: { linear: msg`A list`, tree: msg`A tree` },
  },
  conversationTreeAdvanced: { label: msg`Buttons to fold and enter branches of the tree` },
  conversationTreeFadeAncestors: { label: msg`Fade the posts that were answered` },
  maxDepthInThread: {
    label: msg`Deepest level shown at once in the tree`,
    bounds: { least: 3 },
  },
  conversationOtherRepliesButton: {
    label: msg`Where “other replies” is shown`,
    choices: { below: msg`Below the posts`, inside: msg`Inside the posts` },
  },
  collapseMessageWithSubject: { label: msg`Fold posts that have a subject` },
  showInstanceInfo: { label: msg`Show the icon of the author’s server on posts` },
  emojiReactionsOnTimeline: { label: msg`Show emoji reactions in timelines` },
  useContainFit: { label: msg`Show attached pictures whole instead of cropped` },
  hideNsfw: { label: msg`Cover sensitive media` },
  preloadImage: { label: msg`Load covered pictures beforehand` },
  useBlurhash: { label: msg`Cover with a blurred picture` },
  useOneClickNsfw: { label: msg`Open covered media with one press` },
  loopVideo: { label: msg`Play videos in a loop` },
  loopVideoSilentOnly: { label: msg`Only videos without sound` },
  playVideosInModal: { label: msg`Play videos in the large viewer` },
  mentionLinkDisplay: {
    label: msg`Write mentions as`,
    choices: {
      short: msg`Name only`,
      full_for_remote: msg`Name, with the host for people elsewhere`,
      full: msg`Name and host`,
    },
  },
  mentionLinkShowTooltip: { label: msg`Show the whole address while pointed at` },
  mentionLinkShowAvatar: { label: msg`Show the picture of who is mentioned` },
  mentionLinkFadeDomain: { label: msg`Fade the host in mentions` },
  mentionLinkBoldenYou: { label: msg`Write mentions of you in bold` },
  greentext: { label: msg`Colour lines that begin with > or <` },
  mentionLinkShowYous: { label: msg`Mark mentions of you with “(You)”` },
  sensitiveByDefault: { label: msg`Mark media in new posts as sensitive` },
  sensitiveIfSubject: { label: msg`Mark media as sensitive when a post has a subject` },
  alwaysShowSubjectInput: { label: msg`Always show the field for a subject` },
  subjectLineBehavior: {
    label: msg`Subject of a reply`,
    choices: {
      email: msg`As in mail: “re: subject”`,
      masto: msg`The same`,
      noop: msg`None`,
    },
  },
  postContentType: {
    label: msg`Write new posts in`,
    choices: {
      'text/plain': msg`Plain text`,
      'text/markdown': msg`Markdown`,
      'text/bbcode': msg`BBCode`,
      'text/html': msg`HTML`,
      'text/x.misskeymarkdown': msg`MFM (Misskey’s markup)`,
    },
  },
  postLanguage: { label: msg`Language of new posts` },
  postHold: {
    label: msg`Seconds to take a post back before it is sent`,
    bounds: { least: 0, most: 60 },
  },
  tellWiderAudience: {
    label: msg`Tell me before posting when more people can read a reply than what it answers`,
  },
  tellMissingDescriptions: { label: msg`Tell me before posting when a file has no description` },
  tellOtherLanguage: {
    label: msg`Tell me before posting when the text does not look like its language`,
  },
  tellOutOfReach: {
    label: msg`Tell me before posting when I mention somebody who will not read it`,
  },
  tellRepeatedPosts: { label: msg`Tell me before posting when I posted the same a moment ago` },
  repliesInDialog: { label: msg`Write replies and quotes in a window over the page` },
  padEmoji: { label: msg`Put spaces around chosen emoji` },
  keepPhotoLocation: { label: msg`Leave in photographs where they were taken` },
} satisfies PreferenceLabelMap;
