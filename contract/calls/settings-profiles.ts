import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf, mapOf } from '../lenient-schema.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { settingsProfile, settingsProfileEntry } from '../schemas/settings-profile.ts';

/** The settings profiles saved for a front end: `pleroma-fe`. */
export const getSettingsProfiles = defineCall('GET', '/api/v1/akkoma/frontend_settings/:frontend', {
  caller: 'member',
  response: listOf(settingsProfileEntry),
});

/** 404 until the profile is first saved. */
export const getSettingsProfile = defineCall(
  'GET',
  '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  { caller: 'member', response: settingsProfile },
);

/**
 * `version` must be the saved version plus one. Otherwise 422; but 500 for the saved version (two
 * devices race) and for unchanged settings (Akkoma 3.13 to 3.16). Returns the settings.
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

/** 404 if there is none. */
export const deleteSettingsProfile = defineCall(
  'DELETE',
  '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  { caller: 'member', response: emptyResponse },
);
