import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

export const filteringPreferences = {
  hideFilteredStatuses: defineToggle({ default: false, fromInstance: true }),
  hideWordFilteredPosts: defineToggle({ default: false, fromInstance: true }),
  hideMutedThreads: defineToggle({ default: true, fromInstance: true }),
  /** Statuses of muted accounts. */
  hideMutedPosts: defineToggle({ default: false, fromInstance: true }),
  hideThreadsWithBlockedUsers: defineToggle({ default: false, fromInstance: true }),
  muteBotStatuses: defineToggle({ default: false, fromInstance: true }),
  hidePostStats: defineToggle({ default: false, fromInstance: true }),
  hideBotIndication: defineToggle({ default: false, fromInstance: true }),
  hideUserStats: defineToggle({ default: false, fromInstance: true }),
  replyVisibility: defineChoice(['all', 'following', 'self'], { default: 'all' }),
  /** Drops invalid words but keeps the others. */
  muteWords: definePreference({
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((words) =>
        words.filter((word) => typeof word === 'string').filter((word) => word.trim() !== ''),
      ),
    ),
    default: [],
  }),
};
