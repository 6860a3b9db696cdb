import { isEqual } from '#lib/is-equal.ts';

/** Settings by key, and when each was last changed, in milliseconds since 1970. */
export interface StampedSettings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly changedAt: Readonly<Record<string, number>>;
}

export interface MergedSettings extends StampedSettings {
  /** Keys that were changed on both sides, each to something else: the later change holds. */
  readonly conflicts: readonly string[];
}

/**
 * Brings the changes of two devices together, key by key, by what both knew last. A key that one side
 * left alone follows the other. A key that is absent is not chosen.
 */
export function mergeSettings(
  base: Readonly<Record<string, unknown>>,
  local: StampedSettings,
  remote: StampedSettings,
): MergedSettings {
  const values: Record<string, unknown> = {};
  const changedAt: Record<string, number> = {};
  const conflicts: string[] = [];
  const keys = new Set([...Object.keys(local.values), ...Object.keys(remote.values)]);
  const take = (key: string, { values: from, changedAt: stamps }: StampedSettings): void => {
    if (from[key] !== undefined) values[key] = from[key];
    const stamp = stamps[key];
    if (stamp !== undefined) changedAt[key] = stamp;
  };
  for (const key of keys) {
    const mine = local.values[key];
    const theirs = remote.values[key];
    if (isEqual(mine, theirs) || isEqual(mine, base[key])) take(key, remote);
    else if (isEqual(theirs, base[key])) take(key, local);
    else {
      conflicts.push(key);
      const isMineLater = (local.changedAt[key] ?? 0) > (remote.changedAt[key] ?? 0);
      take(key, isMineLater ? local : remote);
    }
  }
  return { values, changedAt, conflicts };
}
