import * as v from 'valibot';

/** Whether a choice belongs to this browser or goes with the account that made it. */
export type PreferenceScope = 'device' | 'account';

/** What the first load needs to know of a preference; its place in the settings is in `places/`. */
export interface Preference<T> {
  /** A value from outside that does not fit counts as absent. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** What holds when neither the person nor the instance says anything. */
  readonly default: T;
  readonly scope: PreferenceScope;
  /** The instance's configuration may replace the default. */
  readonly fromInstance?: true;
}

/** Declares a row of the preference schema; the identity function, for its types. */
export function definePreference<T>(
  row: Omit<Preference<T>, 'default'> & { readonly default: NoInfer<T> },
): Preference<T> {
  return row;
}

/** A row that is on or off. */
export function defineToggle(row: Omit<Preference<boolean>, 'schema'>): Preference<boolean> {
  return { schema: v.boolean(), ...row };
}
