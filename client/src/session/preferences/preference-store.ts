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
  type SomePreferences,
} from './preferences.ts';
import {
  effectiveValue,
  valueWithoutChoice,
  type PreferenceLayers,
  ownValue,
} from './effective-value.ts';
import type { PreferenceScope } from './preference.ts';

export interface PreferenceStoreOptions {
  /** The account that the choices belong to; absent for a visitor. */
  readonly accountId?: string | undefined;
  readonly area: StorageArea;
  readonly instance?: SomePreferences;
  readonly onStorageError?: OnStorageError;
}

/** Stored values of a scope, including keys unknown to this version. */
type Stored = Readonly<Record<string, unknown>>;

const format = {
  version: 1,
  schema: v.pipe(
    v.unknown(),
    // v.record accepts arrays otherwise.
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
  const readChosen = (): SomePreferences => ({
    ...readPreferences(ofScope(readScope('device'), 'device')),
    ...readPreferences(ofScope(readScope('account'), 'account')),
  });

  const state = createStore<PreferenceLayers>(() => ({ chosen: readChosen(), instance }));

  const setChosen = (chosen: SomePreferences): void => {
    state.setState({ chosen });
  };
  const unsubscribers = [scopes.device, scopes.account].map((value) =>
    value.subscribe(() => {
      setChosen(readChosen());
    }),
  );

  return {
    /** Returns the value in effect. The same object until it changes. */
    get: <K extends PreferenceKey>(key: K) => effectiveValue(key, state.getState()),
    /** Returns the user's choice; undefined if they follow the instance or the default. */
    chosen: <K extends PreferenceKey>(key: K) => ownValue(state.getState().chosen, key),
    /** Returns the value without the user's choice. */
    defaultOf: <K extends PreferenceKey>(key: K) =>
      valueWithoutChoice(key, state.getState().instance),
    /** `undefined` clears the choice. Returns false, without a change, if the value is invalid. */
    set<K extends PreferenceKey>(key: K, value: PreferenceValues[K] | undefined) {
      const { schema, scope } = preferences[key];
      const parsed = v.safeParse(schema, value);
      if (value !== undefined && !parsed.success) return false;
      const choice = value === undefined ? undefined : parsed.output;
      // Read again, since another tab may have changed other preferences.
      const { [key]: _, ...others } = readScope(scope);
      scopes[scope].write(choice === undefined ? others : { ...others, [key]: choice });
      setChosen({ ...state.getState().chosen, [key]: choice });
      return true;
    },
    /** Sets the instance's values once its configuration is loaded. */
    setInstanceValues(values: SomePreferences) {
      state.setState({ instance: values });
    },
    subscribe: (listener: () => void) => state.subscribe(listener),
    /** Returns the stored values, including unknown keys. */
    persistedValues: () => ({ ...readScope('account'), ...readScope('device') }),
    /** Stops listening to other tabs. */
    close() {
      for (const stop of unsubscribers) stop();
    },
  };
}

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** Ignores keys that an older version left in the wrong scope. */
function ofScope(values: Stored, scope: PreferenceScope): Stored {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key]) => !isPreferenceKey(key) || preferences[key].scope === scope,
    ),
  );
}
