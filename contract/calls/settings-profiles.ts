import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf, mapOf } from '../lenient.ts';
import { nothing } from '../schemas/nothing.ts';
import { settingsProfile, settingsProfileEntry } from '../schemas/settings-profile.ts';

/** The profiles stored for a front end: `pleroma-fe`. */
export const getSettingsProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/akkoma/frontend_settings/:frontend',
  who: 'member',
  answer: listOf(settingsProfileEntry),
});

/** 404 until it is first saved. */
export const getSettingsProfile = defineCall({
  method: 'GET',
  path: '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  who: 'member',
  answer: settingsProfile,
});

/**
 * `version` is the stored one plus one. Else 422; but 500 for the stored version (two devices that
 * race) and for unchanged settings (Akkoma 3.13 to 3.16). Answers the settings.
 */
export const saveSettingsProfile = defineCall({
  method: 'PUT',
  path: '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  who: 'member',
  body: { encoding: 'json', fields: { settings: 'json!', version: 'integer!' } },
  answer: mapOf(v.unknown()),
});

/** 404 when there is none. */
export const deleteSettingsProfile = defineCall({
  method: 'DELETE',
  path: '/api/v1/akkoma/frontend_settings/:frontend/:profile',
  who: 'member',
  answer: nothing,
});
