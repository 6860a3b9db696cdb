import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** A kind that a stored value does not know yet is shown. */
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
  /** Likes, repeats and reactions of one status as one line. */
  groupNotifications: defineToggle({ default: true }),
  /** A sound in an open tab, for what comes later than a moment after signing in. */
  notificationSound: defineToggle({ default: false, scope: 'device' }),
  /** Ids of one's own statuses whose likes, repeats and reactions are not told, the latest first. */
  mutedApplause: definePreference({
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((ids) => ids.filter((id) => typeof id === 'string').slice(0, 200)),
    ),
    default: [],
  }),
  /** Alerts of the system while a tab is open; needs no key of the server. */
  desktopNotifications: defineToggle({ default: false, scope: 'device' }),
  // A push subscription, and who may glance at what it shows, is this browser's.
  webPushNotifications: defineToggle({ default: false, scope: 'device' }),
  webPushHideIfCW: defineToggle({ default: true, scope: 'device' }),
};
