import type { Instance } from '#context.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import type { GetImageMetadata } from './status-media.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** An action of the demo world that runs at its time, with the clock of the instance set to it. */
export interface TimedSeedAction {
  readonly time: number;
  readonly run: () => void;
}

export interface DemoContext {
  readonly instance: Instance;
  /** Ids of all accounts by `acct` and by username; local accounts take precedence. */
  readonly accountIds: ReadonlyMap<string, string>;
  readonly getImageMetadata: GetImageMetadata;
  /** The present, at which the demo world ends. */
  readonly start: number;
  /** Ids of created statuses by their key. */
  readonly statusIds: Map<string, string>;
}

/** Returns the current row of an account. */
export function accountByName(
  { accountIds, instance }: Pick<DemoContext, 'accountIds' | 'instance'>,
  name: string,
): AccountRow {
  const id = accountIds.get(name);
  const account = id === undefined ? undefined : accountById(instance.database, id);
  if (!account) throw new Error(`The demo world has no account ${name}.`);
  return account;
}

/** Returns the current row of a status with a key. */
export function statusByKey({ statusIds, instance }: DemoContext, key: string): StatusRow {
  const id = statusIds.get(key);
  const status = id === undefined ? undefined : statusById(instance.database, id);
  if (!status) throw new Error(`The demo world has no status ${key} at this time.`);
  return status;
}
