import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { isPreferenceKey, preferences } from './all.ts';
import type { PreferenceKey, PreferenceValues, SomePreferences } from './all.ts';
import { effectiveValue, valueWithoutChoice, type PreferenceLayers } from './effective-value.ts';
import type { PreferenceScope } from './preference.ts';
import { readPreferences } from './read-preferences.ts';

export interface PreferenceStoreOptions {
  /** Id of the account whose choices these are; a visitor has their own. */
  readonly accountId?: string | undefined;
  readonly area: StorageArea;
  readonly instance?: SomePreferences;
  readonly onTrouble?: OnStorageTrouble;
}

export interface PreferenceStore {
  /** The value that holds. The same object until it changes. */
  get<K extends PreferenceKey>(key: K): PreferenceValues[K];
  /** What this person chose; undefined where they follow the instance or the default. */
  chosen<K extends PreferenceKey>(key: K): PreferenceValues[K] | undefined;
  /** What would hold without this person's choice. */
  defaultOf<K extends PreferenceKey>(key: K): PreferenceValues[K];
  /** `undefined` gives the choice up. False when the value does not fit, and then nothing changes. */
  set<K extends PreferenceKey>(key: K, value: PreferenceValues[K] | undefined): boolean;
  /** What the instance decides, once its configuration is known. */
  setInstanceValues(instance: SomePreferences): void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What is stored, also of keys that this version does not know. */
  stored(): Stored;
  /** Stops listening to other tabs. */
  close(): void;
}

/** What is stored of one scope: also keys that this version of the client does not know. */
type Stored = Readonly<Record<string, unknown>>;

const format = {
  version: 1,
  schema: v.pipe(
    v.unknown(),
    // A list passes for a record otherwise.
    v.check((value) => !Array.isArray(value)),
    v.record(v.string(), v.unknown()),
  ),
};

export function createPreferenceStore(options: PreferenceStoreOptions): PreferenceStore {
  const { accountId, area, onTrouble = () => undefined, instance = {} } = options;
  const open = (name: string) => createStoredValue({ ...format, name, area, onTrouble });
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

  const take = (chosen: SomePreferences): void => {
    state.setState({ chosen });
  };
  const closers = [scopes.device, scopes.account].map((value) =>
    value.subscribe(() => {
      take(readChosen());
    }),
  );

  return {
    get: (key) => effectiveValue(key, state.getState()),
    chosen: (key) => state.getState().chosen[key],
    defaultOf: (key) => valueWithoutChoice(key, state.getState().instance),
    set(key, value) {
      const { schema, scope } = preferences[key];
      const parsed = v.safeParse(schema, value);
      if (value !== undefined && !parsed.success) return false;
      const choice = value === undefined ? undefined : parsed.output;
      // Read anew, since another tab may have chosen something else meanwhile.
      const { [key]: _, ...others } = readScope(scope);
      scopes[scope].write(choice === undefined ? others : { ...others, [key]: choice });
      take({ ...state.getState().chosen, [key]: choice });
      return true;
    },
    setInstanceValues(values) {
      state.setState({ instance: values });
    },
    subscribe: (listener) => state.subscribe(listener),
    stored: () => ({ ...readScope('account'), ...readScope('device') }),
    close() {
      for (const stop of closers) stop();
    },
  };
}

/** A key lies in one scope alone: one left in the other by an older version is not read. */
function ofScope(values: Stored, scope: PreferenceScope): Stored {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key]) => !isPreferenceKey(key) || preferences[key].scope === scope,
    ),
  );
}
