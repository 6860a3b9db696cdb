import type { Instance } from '#instance/context.ts';
import { addToList, insertList } from '#instance/store/lists.ts';
import { hashPassword } from '#instance/store/secrets.ts';
import { followTag, tagByName } from '#instance/store/tags.ts';
import { tick } from '#instance/deeds/tick.ts';
import { prepareDrawings } from './drawings.ts';
import { allLines } from './lines/all-lines.ts';
import { withApplause } from './applause.ts';
import { playLines } from './play-lines.ts';
import { settlePeople, type Cast } from './settle-people.ts';
import { demoPassword } from './sign-ins.ts';

const hour = 3_600_000;
const minute = 60_000;

function idOf(cast: Cast, name: string): string {
  return cast.get(name)?.id ?? '';
}

function keepLists(instance: Instance, cast: Cast): void {
  const { database } = instance;
  const lists: Readonly<Record<string, readonly string[]>> = {
    Words: ['jun', 'noor', 'aviva', 'ananse', 'haru'],
    'Out of doors': ['ines', 'plot42', 'mothlight', 'weatherhen', 'bram'],
  };
  for (const [title, members] of Object.entries(lists)) {
    const id = insertList(database, idOf(cast, 'mira'), title);
    for (const member of members) addToList(database, id, idOf(cast, member));
  }
  const moths = tagByName(database, 'moths');
  if (moths) followTag(database, idOf(cast, 'jun'), moths.id);
}

/** Fills an empty instance with the demo world. All of it or, when the process dies on the way, none. */
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
      playLines({ instance, cast, drawings, start, setClock }, lines);
      instance.now = now;
      tick(instance);
      keepLists(instance, cast);
      // What was told long ago has been read.
      instance.database.run(
        'UPDATE notifications SET seen = 1 WHERE created_at < ?',
        start - 9 * hour,
      );
    });
  } finally {
    instance.now = now;
  }
}
