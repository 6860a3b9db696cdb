import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf, mapOf } from '../lenient-schema.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { settingsProfile, settingsProfileEntry } from '../schemas/settings-profile.ts';

/** Returns the settings profiles saved for a front end, which for this client is `pleroma-fe`. */
export const getSettingsProfiles = defineCall('GET', '/api/v1/akkoma/frontend_settings/:frontend', {
  caller: 'member',
  response: listOf(settingsProfileEntry),
});

/** Returns one settings profile; 404 until it is first saved. */
export const getSettingsProfile = defineCall(
  'GET',
  '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  { caller: 'member', response: settingsProfile },
);

/**
 * Saves a settings profile and returns its settings. `version` must be the saved version plus one,
 * otherwise 422. Akkoma 3.13 to 3.16 answers 500 to the saved version itself, which two devices send
 * that save at once, and to unchanged settings.
 */
export const saveSettingsProfile = defineCall(
  'PUT',
  '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  {
    caller: 'member',
    body: { encoding: 'json', fields: { settings: 'json!', version: 'integer!' } },
    response: mapOf(v.unknown()),
  },
);

/** Deletes a settings profile; 404 if there is none of this name. */
export const deleteSettingsProfile = defineCall(
  'DELETE',
  '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  { caller: 'member', response: emptyResponse },
);
