import type { GoalContext } from '../goal-test.ts';

/** What a member does for a goal. It begins and ends on any page of the client. */
export type GoalStep = (context: GoalContext) => Promise<void>;
