import * as v from 'valibot';

/** Whether a choice belongs to this browser or to the account. */
export type PreferenceScope = 'device' | 'account';

/** Data of a preference needed at first load; see the settings for its placement. */
export interface Preference<T> {
  /** Invalid external values count as absent. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** Used if neither the user nor the instance sets a value. */
  readonly default: T;
  readonly scope: PreferenceScope;
  /** Whether the instance's configuration may replace the default. */
  readonly fromInstance?: true;
}

/** Input of a definition; belongs to the account by default. */
interface PreferenceOptions<T> {
  readonly default: NoInfer<T>;
  readonly scope?: 'device';
  readonly fromInstance?: true;
}

/** Defines a preference. */
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
