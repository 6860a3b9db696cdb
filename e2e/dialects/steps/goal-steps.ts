import type { Scene } from '../scene.ts';

/** What a member does for a goal. It begins and ends on any page of the client. */
export type GoalStep = (scene: Scene) => Promise<void>;
