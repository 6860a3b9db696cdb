import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

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
  /** Favicon and software of an author's instance. */
  showInstanceInfo: defineToggle({ default: true }),
  emojiReactionsOnTimeline: defineToggle({ default: true }),
  renderMisskeyMarkdown: defineToggle({ default: true, fromInstance: true }),
  renderMfmOnHover: defineToggle({ default: false, fromInstance: true }),
  greentext: defineToggle({ default: false, fromInstance: true }),
  /** Target language of translations, as named by the server. */
  translationLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/))),
    default: undefined,
  }),
};
