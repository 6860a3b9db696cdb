import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** What is left out of timelines and cards. */
export const filteringPreferences = {
  hideFilteredStatuses: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  hideWordFilteredPosts: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  hideMutedThreads: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  /** Statuses of muted accounts. */
  hideMutedPosts: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  hideThreadsWithBlockedUsers: defineToggle({
    default: false,
    scope: 'account',
    fromInstance: true,
  }),
  muteBotStatuses: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  hidePostStats: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  hideBotIndication: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  hideUserStats: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  replyVisibility: definePreference({
    schema: v.picklist(['all', 'following', 'self']),
    default: 'all',
    scope: 'account',
  }),
  /** One bad word must not cost the others. */
  muteWords: definePreference({
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((words) =>
        words.filter((word) => typeof word === 'string').filter((word) => word.trim() !== ''),
      ),
    ),
    default: [],
    scope: 'account',
  }),
};
