import { isEqual } from '#lib/is-equal.ts';

/** Settings by key, with the time of each change in milliseconds since 1970. */
export interface TimestampedSettings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly changedAt: Readonly<Record<string, number>>;
}

/**
 * Merges the changes of two devices per key, starting from the last common state. Unchanged keys
 * follow the other side. Absent keys are not chosen. `conflicts`: keys
 * changed to different values on both sides, for which the later change wins.
 */
export function mergeSettings(
  base: Readonly<Record<string, unknown>>,
  local: TimestampedSettings,
  remote: TimestampedSettings,
) {
  const values: Record<string, unknown> = {};
  const changedAt: Record<string, number> = {};
  const conflicts: string[] = [];
  const keys = new Set([...Object.keys(local.values), ...Object.keys(remote.values)]);
  const copy = (key: string, { values: from, changedAt: stamps }: TimestampedSettings): void => {
    if (from[key] !== undefined) values[key] = from[key];
    const stamp = stamps[key];
    if (stamp !== undefined) changedAt[key] = stamp;
  };
  for (const key of keys) {
    const mine = local.values[key];
    const theirs = remote.values[key];
    if (isEqual(mine, theirs) || isEqual(mine, base[key])) copy(key, remote);
    else if (isEqual(theirs, base[key])) copy(key, local);
    else {
      conflicts.push(key);
      const isMineLater = (local.changedAt[key] ?? 0) > (remote.changedAt[key] ?? 0);
      copy(key, isMineLater ? local : remote);
    }
  }
  return { values, changedAt, conflicts };
}
