import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import type { Session } from '../../session.ts';
import type { StampedSettings } from './merge-settings.ts';
import { applySettings, chosenSettings, foreignSettings } from './synced-settings.ts';

const schema = v.object({
  profile: v.string(),
  version: v.number(),
  values: v.record(v.string(), v.unknown()),
  changedAt: v.record(v.string(), v.number()),
});

/** The settings last agreed with the server, and local changes since then. */
export interface Agreement {
  read(): v.InferOutput<typeof schema>;
  /** Applies and stores the server's state. */
  make(version: number, settings: StampedSettings): void;
  /** Returns the local settings. */
  local(): StampedSettings;
  /** Records when settings changed. Returns whether there is something to send. */
  noteChanges(): boolean;
  forget(): void;
}

/** Opens the sync state of a session. It survives reloads, so that offline changes are known. */
export function openAgreement({ preferences, area, viewerId }: Session): Agreement {
  const name = `settingsSync.${viewerId ?? ''}`;
  const stored = createStoredValue({ name, version: 1, schema, area });
  let isApplying = false;

  const read: Agreement['read'] = () => {
    const profile = preferences.get('profile');
    const known = stored.read();
    return known?.profile === profile ? known : { profile, version: 0, values: {}, changedAt: {} };
  };
  const local: Agreement['local'] = () => {
    const { values, changedAt } = read();
    return { values: { ...foreignSettings(values), ...chosenSettings(preferences) }, changedAt };
  };
  let lastSeen = local().values;
  return {
    read,
    local,
    make(version, { values, changedAt }) {
      stored.write({ profile: preferences.get('profile'), version, values, changedAt });
      isApplying = true;
      applySettings(preferences, values);
      preferences.set('profileVersion', version);
      isApplying = false;
    },
    noteChanges() {
      const known = read();
      const now = local().values;
      const keys = new Set([...Object.keys(now), ...Object.keys(lastSeen)]);
      const changed = [...keys].filter((key) => !isEqual(now[key], lastSeen[key]));
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
