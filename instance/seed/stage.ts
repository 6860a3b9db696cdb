import type { Instance } from '#instance/context.ts';
import { accountById } from '#instance/store/accounts.ts';
import type { AccountRow, StatusRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import type { Drawings } from './drawings.ts';
import type { Cast } from './create-people.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** An event of a world with its time. */
export interface SeedEvent {
  readonly time: number;
  readonly run: () => void;
}

/** Plays events in chronological order, so that all consequences are realistic. */
export interface Stage {
  readonly instance: Instance;
  readonly cast: Cast;
  readonly drawings: Drawings;
  readonly start: number;
  readonly setClock: (time: number) => void;
  /** Ids of created statuses by the key of their line. */
  readonly said: Map<string, string>;
}

/** Returns the current row of an account. */
export function actor({ cast, instance }: Stage, name: string): AccountRow {
  const known = cast.get(name);
  const account = known && accountById(instance.database, known.id);
  if (!account) throw new Error(`Nobody in the world is called ${name}.`);
  return account;
}

/** Returns the status of a line with a key. */
export function statusByKey({ said, instance }: Stage, key: string): StatusRow {
  const id = said.get(key);
  const status = id === undefined ? undefined : statusById(instance.database, id);
  if (!status) throw new Error(`Nothing was said under the key ${key} yet.`);
  return status;
}
