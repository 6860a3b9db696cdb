import * as v from 'valibot';

/** Whether a choice is stored for this browser or for the account. */
export type PreferenceScope = 'device' | 'account';

/**
 * The properties of a preference that are needed at the first load. Where it appears in the
 * settings is defined in `placement/`, which is loaded with the settings.
 */
export interface Preference<T> {
  /** Schema of the value. Invalid values from storage, files or the instance are read as absent. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value that applies if neither the member nor the instance sets one. */
  readonly default: T;
  readonly scope: PreferenceScope;
  /** Whether the configuration of the instance can replace the default. */
  readonly fromInstance?: true;
}

/** Options of a definition. The default scope is the account. */
interface PreferenceOptions<T> {
  readonly default: NoInfer<T>;
  readonly scope?: 'device';
  readonly fromInstance?: true;
}

export function definePreference<T>(
  options: Pick<Preference<T>, 'schema'> & PreferenceOptions<T>,
): Preference<T> {
  return { scope: 'account', ...options };
}

export function defineChoice<const T extends string>(
  choices: readonly T[],
  options: PreferenceOptions<T>,
): Preference<T> {
  return definePreference({ schema: v.picklist(choices), ...options });
}

export function defineToggle(options: PreferenceOptions<boolean>): Preference<boolean> {
  return definePreference({ schema: v.boolean(), ...options });
}
