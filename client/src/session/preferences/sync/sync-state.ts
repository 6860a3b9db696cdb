import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session } from '../../session.ts';
import type { TimestampedSettings } from './merge-settings.ts';
import { applySettings, chosenSyncedSettings, selectUnknownSettings } from './synced-settings.ts';

const schema = v.object({
  profile: v.string(),
  version: v.number(),
  values: v.record(v.string(), v.unknown()),
  changedAt: v.record(v.string(), v.number()),
});

type Values = TimestampedSettings['values'];

function changedKeys(before: Values, now: Values): readonly string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].filter((key) => !isEqual(now[key], before[key]));
}

/**
 * Opens the stored state of synchronisation. It survives reloads, so that changes made offline can
 * be sent later.
 */
export function openSettingsSyncState({ preferences, area, viewerId }: Session) {
  const name = `settingsSync.${viewerId ?? ''}`;
  const stored = createPersistedValue({ name, version: 1, schema, area });
  let isApplying = false;

  const read = (): v.InferOutput<typeof schema> => {
    const profile = preferences.get('profile');
    const known = stored.read();
    return known?.profile === profile ? known : { profile, version: 0, values: {}, changedAt: {} };
  };
  const local = (): TimestampedSettings => {
    const { values, changedAt } = read();
    return {
      values: { ...selectUnknownSettings(values), ...chosenSyncedSettings(preferences) },
      changedAt,
    };
  };
  let lastSeen = local().values;
  return {
    read,
    /** Returns the settings of this device. */
    local,
    /**
     * Stores and applies the settings of the server. Settings that have changed on this device
     * since `before` was read are left as they are: they are newer than the server's, and are sent
     * next.
     */
    applyServerState(
      version: number,
      { values, changedAt }: TimestampedSettings,
      before: Values = local().values,
    ) {
      const now = local();
      const changed = changedKeys(before, now.values);
      const applied = { ...values };
      const stamps = { ...changedAt };
      for (const key of changed) {
        applied[key] = now.values[key];
        stamps[key] = now.changedAt[key] ?? Date.now();
      }
      stored.write({ profile: preferences.get('profile'), version, values, changedAt: stamps });
      isApplying = true;
      applySettings(preferences, applied);
      preferences.set('profileVersion', version);
      isApplying = false;
    },
    /** Records the time at which settings changed. Returns whether there are changes to send. */
    noteChanges() {
      const known = read();
      const now = local().values;
      const changed = changedKeys(lastSeen, now);
      lastSeen = now;
      if (isApplying) return false;
      if (changed.length > 0) {
        const stamps = changed.map((key) => [key, Date.now()] as const);
        stored.write({
          ...known,
          changedAt: { ...known.changedAt, ...Object.fromEntries(stamps) },
        });
      }
      return !isEqual(now, known.values);
    },
    forget: () => void stored.remove(),
  };
}

/**
 * The settings on which this device and the server last agreed, and the changes on this device
 * since then.
 */
export type SettingsSyncState = ReturnType<typeof openSettingsSyncState>;
