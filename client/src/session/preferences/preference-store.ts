import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import {
  isPreferenceKey,
  type PreferenceKey,
  preferences,
  type PreferenceValues,
  readPreferences,
  type PartialPreferences,
} from './preferences.ts';
import {
  effectivePreferenceValue,
  preferenceValueWithoutChoice,
  type PreferenceLayers,
  ownPreferenceValue,
} from './effective-preference-value.ts';
import type { PreferenceScope } from './preference.ts';

export interface PreferenceStoreOptions {
  /** Id of the account whose preferences are stored; absent for a visitor. */
  readonly accountId?: string | undefined;
  readonly area: StorageArea;
  readonly instance?: PartialPreferences;
  readonly onStorageError?: OnStorageError;
}

/** The stored values of a scope, including keys that this version of the client does not know. */
type Stored = Readonly<Record<string, unknown>>;

const format = {
  version: 1,
  schema: v.pipe(
    v.unknown(),
    // Without this check, `v.record` accepts arrays.
    v.check((value) => !Array.isArray(value)),
    v.record(v.string(), v.unknown()),
  ),
};

export function createPreferenceStore(options: PreferenceStoreOptions) {
  const { accountId, area, onStorageError = () => undefined, instance = {} } = options;
  const open = (name: string) => createPersistedValue({ ...format, name, area, onStorageError });
  const scopes = {
    device: open('preferences.device'),
    account: open(
      accountId === undefined ? 'preferences.visitor' : `preferences.account.${accountId}`,
    ),
  };

  const readScope = (scope: PreferenceScope): Stored => scopes[scope].read() ?? {};
  const readChosen = (): PartialPreferences => ({
    ...readPreferences(ofScope(readScope('device'), 'device')),
    ...readPreferences(ofScope(readScope('account'), 'account')),
  });

  const state = createStore<PreferenceLayers>(() => ({ chosen: readChosen(), instance }));

  const setChosen = (chosen: PartialPreferences): void => {
    state.setState({ chosen });
  };
  const unsubscribers = [scopes.device, scopes.account].map((value) =>
    value.subscribe(() => {
      setChosen(readChosen());
    }),
  );

  return {
    /** Returns the value in effect; the same object until the value changes. */
    get: <K extends PreferenceKey>(key: K) => effectivePreferenceValue(key, state.getState()),
    /**
     * Returns the value that the member has chosen; undefined if the instance's value or the
     * default applies.
     */
    chosen: <K extends PreferenceKey>(key: K) => ownPreferenceValue(state.getState().chosen, key),
    /** Returns the value that applies if the member chooses none. */
    defaultOf: <K extends PreferenceKey>(key: K) =>
      preferenceValueWithoutChoice(key, state.getState().instance),
    /**
     * Sets a value; `undefined` removes the choice. Returns false and changes nothing if the value
     * is invalid.
     */
    set<K extends PreferenceKey>(key: K, value: PreferenceValues[K] | undefined) {
      const { schema, scope } = preferences[key];
      const parsed = v.safeParse(schema, value);
      if (value !== undefined && !parsed.success) return false;
      const choice = value === undefined ? undefined : parsed.output;
      // Storage is read again, since another tab may have changed other preferences.
      const { [key]: _, ...others } = readScope(scope);
      scopes[scope].write(choice === undefined ? others : { ...others, [key]: choice });
      setChosen({ ...state.getState().chosen, [key]: choice });
      return true;
    },
    /** Sets the values of the instance, after its configuration has loaded. */
    setInstanceValues(values: PartialPreferences) {
      state.setState({ instance: values });
    },
    subscribe: (listener: () => void) => state.subscribe(listener),
    /** Returns all stored values, including unknown keys. */
    persistedValues: () => ({ ...readScope('account'), ...readScope('device') }),
    /** Stops listening to changes of other tabs. */
    close() {
      for (const stop of unsubscribers) stop();
    },
  };
}

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/**
 * Returns the values of a scope, without keys that an older version of the client stored in another
 * scope than today's.
 */
function ofScope(values: Stored, scope: PreferenceScope): Stored {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key]) => !isPreferenceKey(key) || preferences[key].scope === scope,
    ),
  );
}
