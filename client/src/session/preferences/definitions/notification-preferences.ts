import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/**
 * True by default, also for kinds that are missing in a stored value because they were added later.
 */
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
  /** Whether favourites, reblogs and reactions of one status are grouped in one line. */
  groupNotifications: defineToggle({ default: true }),
  /** Whether an open tab plays a sound for notifications that arrive some time after sign-in. */
  notificationSound: defineToggle({ default: false, scope: 'device' }),
  /**
   * Ids of the viewer's statuses whose favourites, reblogs and reactions cause no notification,
   * newest first.
   */
  mutedApplause: definePreference({
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((ids) => ids.filter((id) => typeof id === 'string').slice(0, 200)),
    ),
    default: [],
  }),
  /** Whether an open tab shows system notifications. This needs no push service. */
  desktopNotifications: defineToggle({ default: false, scope: 'device' }),
  // Stored on the device: a push subscription belongs to this browser, and so does the decision who
  // may see its content.
  webPushNotifications: defineToggle({ default: false, scope: 'device' }),
  webPushHideIfCW: defineToggle({ default: true, scope: 'device' }),
};
