import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** How statuses and conversations are shown. */
export const postPreferences = {
  conversationDisplay: definePreference({
    schema: v.picklist(['tree', 'linear']),
    default: 'linear',
    scope: 'account',
    fromInstance: true,
  }),
  conversationTreeAdvanced: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  conversationTreeFadeAncestors: defineToggle({
    default: false,
    scope: 'account',
    fromInstance: true,
  }),
  maxDepthInThread: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(3)),
    default: 6,
    scope: 'account',
    fromInstance: true,
  }),
  conversationOtherRepliesButton: definePreference({
    schema: v.picklist(['below', 'inside']),
    default: 'below',
    scope: 'account',
    fromInstance: true,
  }),
  collapseMessageWithSubject: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  emojiReactionsOnTimeline: defineToggle({ default: true, scope: 'account' }),
  renderMisskeyMarkdown: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  renderMfmOnHover: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  greentext: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  /** Language that statuses are translated into, as the server names it. */
  translationLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/))),
    default: undefined,
    scope: 'account',
  }),
};
