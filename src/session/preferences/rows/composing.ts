import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** What a new post starts from. */
export const composingPreferences = {
  sensitiveByDefault: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  sensitiveIfSubject: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  alwaysShowSubjectInput: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  subjectLineBehavior: definePreference({
    schema: v.picklist(['email', 'noop', 'masto']),
    default: 'email',
    scope: 'account',
    fromInstance: true,
  }),
  /** A media type; which ones there are, the instance says. */
  postContentType: definePreference({
    schema: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]+$/)),
    default: 'text/plain',
    scope: 'account',
    fromInstance: true,
  }),
  /** ISO 639-1, or unset: the interface's language. */
  postLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
    default: undefined,
    scope: 'account',
  }),
  /** Answers and quotes are written in a window over the page, not under their post. */
  repliesInDialog: defineToggle({ default: false, scope: 'account' }),
  padEmoji: defineToggle({ default: true, scope: 'account' }),
  /** Photographs are sent with the place where they were taken. */
  keepPhotoLocation: defineToggle({ default: false, scope: 'account' }),
  /** Seconds for which a post can be taken back before it is sent. */
  postHold: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
    default: 0,
    scope: 'account',
  }),
  /** What is told of a post before it is sent. */
  tellWiderAudience: defineToggle({ default: true, scope: 'account' }),
  tellMissingDescriptions: defineToggle({ default: true, scope: 'account' }),
  tellOtherLanguage: defineToggle({ default: true, scope: 'account' }),
  tellOutOfReach: defineToggle({ default: true, scope: 'account' }),
  tellRepeatedPosts: defineToggle({ default: true, scope: 'account' }),
  hideScopeNotice: defineToggle({ default: false, scope: 'account' }),
};
