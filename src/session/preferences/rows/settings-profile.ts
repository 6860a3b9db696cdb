import * as v from 'valibot';
import { definePreference } from '../preference.ts';

/** Which set of settings, stored on the server, this account follows. */
export const settingsProfilePreferences = {
  profile: definePreference({ schema: v.pipe(v.string(), v.nonEmpty()), default: 'default' }),
  /** Version of the server's set that was last applied here. */
  profileVersion: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
    default: 0,
  }),
};
