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
  /** A media type; the instance lists the supported ones. */
  postContentType: definePreference({
    schema: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]+$/)),
    default: 'text/plain',
    fromInstance: true,
  }),
  /** ISO 639-1, or unset for the interface language. */
  postLanguage: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
    default: undefined,
  }),
  /** Replies and quotes are written in a dialog, not below their status. */
  repliesInDialog: defineToggle({ default: false }),
  padEmoji: defineToggle({ default: true }),
  /** Photos are sent with their location. */
  keepPhotoLocation: defineToggle({ default: false }),
  /** Seconds during which a status can be taken back before it is sent. */
  postHold: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
    default: 0,
  }),
  /** Warnings before a status is sent. */
  tellWiderAudience: defineToggle({ default: true }),
  tellMissingDescriptions: defineToggle({ default: true }),
  tellOtherLanguage: defineToggle({ default: true }),
  tellOutOfReach: defineToggle({ default: true }),
  tellRepeatedPosts: defineToggle({ default: true }),
  hideScopeNotice: defineToggle({ default: false }),
};
