import type { Instance } from '#instance/context.ts';
import { accountById } from '#instance/store/accounts.ts';
import type { AccountRow, StatusRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import type { Drawings } from './drawings.ts';
import type { Cast } from './settle-people.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** Something that happens in a world at its time. */
export interface Deed {
  readonly time: number;
  readonly run: () => void;
}

/** A stage on which lines are played in the order of time, so that everything follows as it would have. */
export interface Stage {
  readonly instance: Instance;
  readonly cast: Cast;
  readonly drawings: Drawings;
  readonly start: number;
  readonly setClock: (time: number) => void;
  /** The ids of what was said so far, by the keys of the lines. */
  readonly said: Map<string, string>;
}

/** Somebody as they are at this moment. */
export function actor({ cast, instance }: Stage, name: string): AccountRow {
  const known = cast.get(name);
  const account = known && accountById(instance.database, known.id);
  if (!account) throw new Error(`Nobody in the world is called ${name}.`);
  return account;
}

/** What was said in a line that has a key. */
export function statusOf({ said, instance }: Stage, key: string): StatusRow {
  const id = said.get(key);
  const status = id === undefined ? undefined : statusById(instance.database, id);
  if (!status) throw new Error(`Nothing was said under the key ${key} yet.`);
  return status;
}
