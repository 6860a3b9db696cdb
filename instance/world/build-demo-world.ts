import type { Instance } from '#instance/context.ts';
import { hashPassword } from '#instance/store/secrets.ts';
import { tick } from '#instance/deeds/tick.ts';
import { prepareDrawings } from './drawings.ts';
import { allLines } from './lines/all-lines.ts';
import { affairs } from './affairs.ts';
import { withApplause } from './applause.ts';
import { playLines } from './play-lines.ts';
import { settlePeople } from './settle-people.ts';
import { demoPassword } from './sign-ins.ts';
import { hour, minute } from './stage.ts';

/** Seeds an empty instance with the demo world, in one transaction. */
export async function buildDemoWorld(instance: Instance): Promise<void> {
  const lines = withApplause(allLines);
  const drawings = await prepareDrawings(lines);
  const passwordHash = await hashPassword(demoPassword);
  const { now } = instance;
  const start = Math.floor(now() / minute) * minute;
  const setClock = (time: number): void => {
    instance.now = () => Math.floor(time);
  };
  try {
    instance.database.transaction(() => {
      const cast = settlePeople(instance, passwordHash, setClock, start);
      const stage = { instance, cast, drawings, start, setClock, said: new Map<string, string>() };
      playLines(stage, lines, affairs(stage));
      instance.now = now;
      tick(instance);
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
