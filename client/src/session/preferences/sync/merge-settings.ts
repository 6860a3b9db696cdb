import { isEqual } from '#lib/is-equal.ts';

/** Settings by key, with the time of each change in milliseconds since 1970. */
export interface TimestampedSettings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly changedAt: Readonly<Record<string, number>>;
}

/**
 * Returns the value stored under `key`. Never returns a property that all objects inherit, such as
 * `constructor`.
 */
function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/**
 * Merges the changes of two devices since the last common state `base`, for each key. A key that
 * only one side has changed gets the value of that side. An absent key means that the default
 * applies. `conflicts` are the keys that both sides have set to different values; the later change
 * counts.
 */
export function mergeSettings(
  base: Readonly<Record<string, unknown>>,
  local: TimestampedSettings,
  remote: TimestampedSettings,
) {
  const values = new Map<string, unknown>();
  const changedAt = new Map<string, number>();
  const conflicts: string[] = [];
  const keys = new Set([...Object.keys(local.values), ...Object.keys(remote.values)]);
  const copy = (key: string, { values: from, changedAt: stamps }: TimestampedSettings): void => {
    const value = own(from, key);
    if (value !== undefined) values.set(key, value);
    const stamp = own(stamps, key);
    if (stamp !== undefined) changedAt.set(key, stamp);
  };
  for (const key of keys) {
    const mine = own(local.values, key);
    const theirs = own(remote.values, key);
    const before = own(base, key);
    if (isEqual(mine, theirs) || isEqual(mine, before)) copy(key, remote);
    else if (isEqual(theirs, before)) copy(key, local);
    else {
      conflicts.push(key);
      const isMineLater = (own(local.changedAt, key) ?? 0) > (own(remote.changedAt, key) ?? 0);
      copy(key, isMineLater ? local : remote);
    }
  }
  return {
    values: Object.fromEntries(values),
    changedAt: Object.fromEntries(changedAt),
    conflicts,
  };
}
