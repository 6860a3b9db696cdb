import * as v from 'valibot';
import { definePreference } from '../preference.ts';

/** The settings profile on the server that this account follows. */
export const settingsProfilePreferences = {
  profile: definePreference({ schema: v.pipe(v.string(), v.nonEmpty()), default: 'default' }),
  /** Version of the server's profile last applied here. */
  profileVersion: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
    default: 0,
  }),
};
