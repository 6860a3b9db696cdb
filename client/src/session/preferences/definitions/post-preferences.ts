import * as v from 'valibot';
import { type SpokenPart, spokenParts } from '../spoken-parts.ts';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

export const composingPreferences = {
  sensitiveByDefault: defineToggle({ default: false, fromInstance: true }),
  sensitiveIfSubject: defineToggle({ default: true, fromInstance: true }),
  alwaysShowSubjectInput: defineToggle({ default: false, fromInstance: true }),
  subjectLineBehavior: defineChoice(['email', 'noop', 'masto'], {
    default: 'email',
    fromInstance: true,
  }),
  /** MIME type of new posts. The instance has the list of supported types. */
  postContentType: definePreference({
    schema: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]+$/)),
    default: 'text/plain',
    fromInstance: true,
  }),
  /** ISO 639-1; unset for the language of the interface. */
  postLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
    default: undefined,
  }),
  /** Whether replies and quotes are written in a dialog instead of below their status. */
  repliesInDialog: defineToggle({ default: false }),
  padEmoji: defineToggle({ default: true }),
  /** Whether photos are sent with their location. */
  keepPhotoLocation: defineToggle({ default: false }),
  /** Number of seconds before a post is sent, during which sending can be cancelled. */
  postHold: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
    default: 0,
  }),
  /** Which warnings are shown before a post is sent. */
  tellWiderAudience: defineToggle({ default: true }),
  tellMissingDescriptions: defineToggle({ default: true }),
  tellOtherLanguage: defineToggle({ default: true }),
  tellOutOfReach: defineToggle({ default: true }),
  tellRepeatedPosts: defineToggle({ default: true }),
  hideScopeNotice: defineToggle({ default: false }),
};

export const postPreferences = {
  conversationDisplay: defineChoice(['tree', 'linear'], { default: 'linear', fromInstance: true }),
  conversationTreeAdvanced: defineToggle({ default: false, fromInstance: true }),
  conversationTreeFadeAncestors: defineToggle({ default: false, fromInstance: true }),
  maxDepthInThread: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(3)),
    default: 6,
    fromInstance: true,
  }),
  conversationOtherRepliesButton: defineChoice(['below', 'inside'], {
    default: 'below',
    fromInstance: true,
  }),
  collapseMessageWithSubject: defineToggle({ default: true, fromInstance: true }),
  /** Whether statuses show the favicon and software of their author's instance. */
  showInstanceInfo: defineToggle({ default: true }),
  emojiReactionsOnTimeline: defineToggle({ default: true }),
  renderMisskeyMarkdown: defineToggle({ default: true, fromInstance: true }),
  /** What screen readers read of a focused status, in this order. */
  spokenParts: definePreference<readonly SpokenPart[]>({
    schema: v.array(v.picklist(spokenParts)),
    default: spokenParts,
  }),
  renderMfmOnHover: defineToggle({ default: false, fromInstance: true }),
  greentext: defineToggle({ default: false, fromInstance: true }),
  /** Target language of translations, by the code that the server uses. */
  translationLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/))),
    default: undefined,
  }),
};

export const mentionPreferences = {
  mentionLinkDisplay: defineChoice(['short', 'full_for_remote', 'full'], {
    default: 'short',
    fromInstance: true,
  }),
  mentionLinkShowTooltip: defineToggle({ default: true, fromInstance: true }),
  mentionLinkShowAvatar: defineToggle({ default: false, fromInstance: true }),
  mentionLinkFadeDomain: defineToggle({ default: true, fromInstance: true }),
  mentionLinkBoldenYou: defineToggle({ default: true, fromInstance: true }),
  mentionLinkShowYous: defineToggle({ default: false, fromInstance: true }),
};

const mark = v.object({
  color: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#FFFFFF'),
  type: v.picklist(['solid', 'striped', 'side']),
});

export const highlightPreferences = {
  highlight: definePreference({
    schema: v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((marks) =>
        Object.fromEntries(
          Object.entries(marks).flatMap(([address, input]) => {
            const result = v.safeParse(mark, input);
            return result.success ? [[address, result.output] as const] : [];
          }),
        ),
      ),
    ),
    default: {},
  }),
};

/**
 * Preferences for how media are shown. Those that affect traffic or CPU use are stored on the
 * device.
 */
export const attachmentPreferences = {
  useContainFit: defineToggle({ default: true }),
  hideNsfw: defineToggle({ default: true }),
  preloadImage: defineToggle({ default: true, scope: 'device' }),
  useBlurhash: defineToggle({ default: true, scope: 'device' }),
  useOneClickNsfw: defineToggle({ default: false }),
  loopVideo: defineToggle({ default: true }),
  loopVideoSilentOnly: defineToggle({ default: true }),
  playVideosInModal: defineToggle({ default: false }),
  maxThumbnails: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
    default: 16,
  }),
  hideAttachments: defineToggle({ default: false }),
  hideAttachmentsInConv: defineToggle({ default: false }),
};
