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

/** What a row says; it goes with the account unless it says otherwise. */
interface PreferenceRow<T> {
  readonly default: NoInfer<T>;
  readonly scope?: 'device';
  readonly fromInstance?: true;
}

/** Declares a row of the preference schema. */
export function definePreference<T>(
  row: Pick<Preference<T>, 'schema'> & PreferenceRow<T>,
): Preference<T> {
  return { scope: 'account', ...row };
}

export function defineChoice<const T extends string>(
  choices: readonly T[],
  row: PreferenceRow<T>,
): Preference<T> {
  return definePreference({ schema: v.picklist(choices), ...row });
}

export function defineToggle(row: PreferenceRow<boolean>): Preference<boolean> {
  return definePreference({ schema: v.boolean(), ...row });
}
