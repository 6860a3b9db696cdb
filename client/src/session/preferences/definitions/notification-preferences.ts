import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** Shows kinds that a stored value does not contain yet. */
const isShown = v.fallback(v.optional(v.boolean(), true), true);

export const notificationPreferences = {
  notificationVisibility: definePreference({
    schema: v.object({
      follows: isShown,
      mentions: isShown,
      likes: isShown,
      repeats: isShown,
      moves: isShown,
      emojiReactions: isShown,
      followRequest: isShown,
      polls: isShown,
    }),
    default: {
      follows: true,
      mentions: true,
      likes: true,
      repeats: true,
      moves: true,
      emojiReactions: true,
      followRequest: true,
      polls: true,
    },
  }),
  /** Groups likes, reblogs and reactions of a status in one line. */
  groupNotifications: defineToggle({ default: true }),
  /** Plays a sound in an open tab for notifications that arrive some time after sign-in. */
  notificationSound: defineToggle({ default: false, scope: 'device' }),
  /**
   * Ids of the viewer's statuses without notifications of likes, reblogs and reactions, newest
   * first.
   */
  mutedApplause: definePreference({
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((ids) => ids.filter((id) => typeof id === 'string').slice(0, 200)),
    ),
    default: [],
  }),
  /** System notifications while a tab is open; needs no server key. */
  desktopNotifications: defineToggle({ default: false, scope: 'device' }),
  // A push subscription, and who can see it, depends on this browser.
  webPushNotifications: defineToggle({ default: false, scope: 'device' }),
  webPushHideIfCW: defineToggle({ default: true, scope: 'device' }),
};
