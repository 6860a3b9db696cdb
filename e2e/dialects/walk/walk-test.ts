import { startDialectWorld } from '../dialect-world.ts';
import { test as goalTest } from '../goal-test.ts';

/** Like the test of the goals, with a world of its own, since a walk changes whatever it can. */
export const test = goalTest.extend({
  world: [
    async ({ dialect }, use) => {
      const world = await startDialectWorld(dialect);
      await use(world);
      await world.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
