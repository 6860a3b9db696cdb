import { goals, type Goal } from './goals.ts';
import { missingGoals, type OptionalGoal } from './missing-goals.ts';
import { test, type GoalContext } from './goal-test.ts';
import * as account from './steps/account.ts';
import * as attaching from './steps/attaching.ts';
import * as changing from './steps/changing.ts';
import type { GoalStep } from './steps/goal-steps.ts';
import * as mutingAndReporting from './steps/muting-and-reporting.ts';
import * as notifications from './steps/notifications.ts';
import * as people from './steps/people.ts';
import * as reacting from './steps/reacting.ts';
import * as reading from './steps/reading.ts';
import * as writing from './steps/writing.ts';

const { hasNoAnnouncements, ...notificationSteps } = notifications;
const { cannotQuote, cannotTranslate, ...reactingSteps } = reacting;

const steps: Readonly<Record<Goal, GoalStep>> = {
  ...account,
  ...attaching,
  ...changing,
  ...mutingAndReporting,
  ...notificationSteps,
  ...people,
  ...reactingSteps,
  ...reading,
  ...writing,
};

/**
 * The step that runs instead if the server cannot fulfil the goal: it expects that the client does
 * not offer it.
 */
const absences: Readonly<Record<OptionalGoal, GoalStep>> = {
  quote: cannotQuote,
  readAnnouncements: hasNoAnnouncements,
  translate: cannotTranslate,
};

function isOptional(goal: Goal): goal is OptionalGoal {
  return Object.hasOwn(absences, goal);
}

/**
 * The tests by title, with their goals. Several goals share a test, because each test starts the
 * client.
 */
const groups: Readonly<Record<string, readonly Goal[]>> = {
  'reads timelines, conversations, profiles and search results': [
    'readTimelines',
    'openConversation',
    'openProfile',
    'search',
    'receiveLiveUpdate',
  ],
  'writes posts for everybody and for some': [
    'post',
    'reply',
    'postWithContentWarning',
    'postWithVisibility',
    'directMessage',
  ],
  'creates a poll and votes in one': ['createPoll', 'votePoll'],
  'posts and re-drafts pictures': ['attachPicture', 'redraftPost'],
  'edits, deletes and schedules posts, and saves drafts': [
    'editPost',
    'deletePost',
    'saveDraft',
    'schedulePost',
  ],
  'reacts to posts': ['favourite', 'reblog', 'bookmark', 'pin', 'quote', 'translate'],
  'mutes, filters and reports': ['muteConversation', 'filterPosts', 'report'],
  'follows, mutes and blocks people': ['follow', 'unfollow', 'mutePerson', 'blockPerson'],
  'reads notifications, lists, hashtags and announcements': [
    'readNotifications',
    'manageLists',
    'followHashtag',
    'readAnnouncements',
  ],
  'changes the profile and settings': ['editProfile', 'changeSetting', 'findSettings'],
};

async function run(context: GoalContext, goal: Goal): Promise<void> {
  const isMissing = isOptional(goal) && missingGoals[context.dialect][goal] !== undefined;
  const [title, step] = isMissing
    ? [`does not offer: ${goals[goal]}`, absences[goal]]
    : [goals[goal], steps[goal]];
  await test.step(title, () => step(context));
}

/** Defines the tests of all goals for the dialect of this file. */
export function testGoals(server: string): void {
  test(`${server}: a member signs in and out`, async ({ openGoalContext }) => {
    const context = await openGoalContext('visitor');
    await run(context, 'signIn');
    await run(context, 'signOut');
  });

  for (const [title, group] of Object.entries(groups))
    test(`${server}: a member ${title}`, async ({ openGoalContext }) => {
      const context = await openGoalContext('viewer');
      for (const goal of group) await run(context, goal);
    });
}
