import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { isPreferenceKey, preferences, type PreferenceKey } from './all.ts';
import { isOfOtherClient, isOtherClientDefault } from './other-client-defaults.ts';
import { setPreference } from './set-preference.ts';
import type { PreferenceStore } from './store.ts';

export interface SettingChange {
  readonly key: PreferenceKey;
  readonly before: unknown;
  readonly after: unknown;
  /** It is what Akkoma-FE writes for everyone, so nobody may have chosen it. */
  readonly isForeignDefault: boolean;
}

/** What an import would do, before it does anything. */
export interface ImportPlan {
  readonly changes: readonly SettingChange[];
  /** Settings of which the value given is none that they may have. */
  readonly unfit: readonly PreferenceKey[];
  /** Names that mean nothing here. */
  readonly unknown: readonly string[];
  /** How many are as they would be already. */
  readonly same: number;
}

/** Which set of settings is followed, and how far, is of this device (R-SET-038). */
const kept: readonly PreferenceKey[] = ['profile', 'profileVersion'];

/**
 * What of the other clients' settings has no meaning here: the languages into which a server
 * translates are asked of the server itself.
 */
const withoutMeaning = ['supportedTranslationLanguages'];

export function planImport(
  store: PreferenceStore,
  values: Readonly<Record<string, unknown>>,
): ImportPlan {
  const changes: SettingChange[] = [];
  const unfit: PreferenceKey[] = [];
  const unknown: string[] = [];
  const isForeign = isOfOtherClient(values);
  let same = 0;
  for (const [key, value] of Object.entries(values)) {
    if (withoutMeaning.includes(key) || value === undefined || value === null) continue;
    if (!isPreferenceKey(key)) {
      unknown.push(key);
      continue;
    }
    if (kept.includes(key)) continue;
    const parsed = v.safeParse(preferences[key].schema, value);
    const before = store.get(key);
    if (!parsed.success) unfit.push(key);
    else if (isEqual(parsed.output, before)) same += 1;
    else {
      const isForeignDefault = isForeign && isOtherClientDefault(key, value);
      changes.push({ key, before, after: parsed.output, isForeignDefault });
    }
  }
  return { changes, unfit, unknown, same };
}

/** Whether nothing at all of an import can be used (R-SET-017). */
export function fitsNothing({ changes, unfit, same }: ImportPlan): boolean {
  return changes.length === 0 && same === 0 && unfit.length > 0;
}

/** Makes the changes; gives what takes them back. */
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
