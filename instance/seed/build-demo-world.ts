import type { Instance } from '#instance/context.ts';
import { hashPassword } from '#instance/store/secrets.ts';
import { runPeriodicTasks } from '#instance/commands/run-periodic-tasks.ts';
import { prepareDrawings } from './drawings.ts';
import { allLines } from './lines/all-lines.ts';
import { createSeedEvents } from './seed-events.ts';
import { addReactions } from './add-reactions.ts';
import { playLines } from './play-lines.ts';
import { createPeople } from './create-people.ts';
import { demoPassword } from './sign-ins.ts';
import { hour, minute } from './stage.ts';

/** Seeds an empty instance with the demo world, in one transaction. */
export async function buildDemoWorld(instance: Instance): Promise<void> {
  const lines = addReactions(allLines);
  const drawings = await prepareDrawings(lines);
  const passwordHash = await hashPassword(demoPassword);
  const { now } = instance;
  const start = Math.floor(now() / minute) * minute;
  const setClock = (time: number): void => {
    instance.now = () => Math.floor(time);
  };
  try {
    instance.database.transaction(() => {
      const cast = createPeople(instance, passwordHash, setClock, start);
      const stage = { instance, cast, drawings, start, setClock, said: new Map<string, string>() };
      playLines(stage, lines, createSeedEvents(stage));
      instance.now = now;
      runPeriodicTasks(instance);
      // Old notifications are marked as read.
      instance.database.run(
        'UPDATE notifications SET seen = 1 WHERE created_at < ?',
        start - 9 * hour,
      );
    });
  } finally {
    instance.now = now;
  }
}
