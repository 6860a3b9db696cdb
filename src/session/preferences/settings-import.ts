import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { isPreferenceKey, preferences, type PreferenceKey } from './preferences.ts';
import { isFromOtherClient, isOtherClientDefault } from './other-client-defaults.ts';
import { setPreference } from './set-preference.ts';
import type { PreferenceStore } from './preference-store.ts';

export interface SettingChange {
  readonly key: PreferenceKey;
  readonly before: unknown;
  readonly after: unknown;
  /** Whether Akkoma-FE writes this value for everyone, so that it may not have been chosen. */
  readonly isForeignDefault: boolean;
}

/** The effect of an import before it is applied. */
export interface ImportPlan {
  readonly changes: readonly SettingChange[];
  /** Settings with an invalid value. */
  readonly invalid: readonly PreferenceKey[];
  /** Unknown names. */
  readonly unknown: readonly string[];
  /** Number of settings that already have their value. */
  readonly unchangedCount: number;
}

/** The followed settings profile and its version belong to this device (R-SET-038). */
const deviceKeys: readonly PreferenceKey[] = ['profile', 'profileVersion'];

/**
 * Settings of other clients without meaning here: translation languages are requested from the
 * server.
 */
const ignoredKeys = ['supportedTranslationLanguages'];

export function planImport(
  store: PreferenceStore,
  values: Readonly<Record<string, unknown>>,
): ImportPlan {
  const changes: SettingChange[] = [];
  const unfit: PreferenceKey[] = [];
  const unknown: string[] = [];
  const isForeign = isFromOtherClient(values);
  let same = 0;
  for (const [key, value] of Object.entries(values)) {
    if (ignoredKeys.includes(key) || value === undefined || value === null) continue;
    if (!isPreferenceKey(key)) {
      unknown.push(key);
      continue;
    }
    if (deviceKeys.includes(key)) continue;
    const parsed = v.safeParse(preferences[key].schema, value);
    const before = store.get(key);
    if (!parsed.success) unfit.push(key);
    else if (isEqual(parsed.output, before)) same += 1;
    else {
      const isForeignDefault = isForeign && isOtherClientDefault(key, value);
      changes.push({ key, before, after: parsed.output, isForeignDefault });
    }
  }
  return { changes, invalid: unfit, unknown, unchangedCount: same };
}

/** Whether an import contains nothing usable (R-SET-017). */
export function hasOnlyInvalidSettings({
  changes,
  invalid: unfit,
  unchangedCount: same,
}: ImportPlan): boolean {
  return changes.length === 0 && same === 0 && unfit.length > 0;
}

/** Applies the changes. Returns a function that undoes them. */
export function applyImport(store: PreferenceStore, changes: readonly SettingChange[]): () => void {
  const before = changes.map(({ key }) => [key, store.chosen(key)] as const);
  for (const { key, after } of changes) setPreference(store, key, after);
  return () => {
    for (const [key, value] of before) {
      if (value === undefined) store.set(key, undefined);
      else setPreference(store, key, value);
    }
  };
}
