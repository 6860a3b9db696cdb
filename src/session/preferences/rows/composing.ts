import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

export const composingPreferences = {
  sensitiveByDefault: defineToggle({ default: false, fromInstance: true }),
  sensitiveIfSubject: defineToggle({ default: true, fromInstance: true }),
  alwaysShowSubjectInput: defineToggle({ default: true, fromInstance: true }),
  subjectLineBehavior: defineChoice(['email', 'noop', 'masto'], {
    default: 'email',
    fromInstance: true,
  }),
  /** A media type; which ones there are, the instance says. */
  postContentType: definePreference({
    schema: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]+$/)),
    default: 'text/plain',
    fromInstance: true,
  }),
  /** ISO 639-1, or unset: the interface's language. */
  postLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
    default: undefined,
  }),
  /** Answers and quotes are written in a window over the page, not under their post. */
  repliesInDialog: defineToggle({ default: false }),
  padEmoji: defineToggle({ default: true }),
  /** Photographs are sent with the place where they were taken. */
  keepPhotoLocation: defineToggle({ default: false }),
  /** Seconds for which a post can be taken back before it is sent. */
  postHold: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
    default: 0,
  }),
  /** What is told of a post before it is sent. */
  tellWiderAudience: defineToggle({ default: true }),
  tellMissingDescriptions: defineToggle({ default: true }),
  tellOtherLanguage: defineToggle({ default: true }),
  tellOutOfReach: defineToggle({ default: true }),
  tellRepeatedPosts: defineToggle({ default: true }),
  hideScopeNotice: defineToggle({ default: false }),
};
