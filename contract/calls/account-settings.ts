import { defineCall } from '../call.ts';
import { aliases } from '../schemas/aliases.ts';
import { attachment } from '../schemas/attachment.ts';
import { settingsOutcome } from '../schemas/settings-outcome.ts';

/** Changes the email address, after its confirmation if the instance requires one. */
export const changeEmail = defineCall('POST', '/api/pleroma/change_email', {
  caller: 'member',
  body: { encoding: 'json', fields: { email: 'text!', password: 'text!' } },
  response: settingsOutcome,
});

/** Changes the password and revokes every token of the member, including the one in use. */
export const changePassword = defineCall('POST', '/api/pleroma/change_password', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: { password: 'text!', new_password: 'text!', new_password_confirmation: 'text!' },
  },
  response: settingsOutcome,
});

/** Deletes the account permanently. Requires only the password. */
export const deleteAccount = defineCall('POST', '/api/pleroma/delete_account', {
  caller: 'member',
  body: { encoding: 'json', fields: { password: 'text!' } },
  response: settingsOutcome,
});

/**
 * Moves the followers to another account, which must list this one among its aliases. 404 for an
 * unknown account.
 */
export const moveAccount = defineCall('POST', '/api/pleroma/move_account', {
  caller: 'member',
  body: { encoding: 'json', fields: { password: 'text!', target_account: 'text!' } },
  response: settingsOutcome,
});

/** Returns the viewer's other accounts. */
export const getAliases = defineCall('GET', '/api/pleroma/aliases', {
  caller: 'member',
  optional: 'session',
  response: aliases,
});

/** Adds another account of the same person; 404 for an unknown account. */
export const addAlias = defineCall('PUT', '/api/pleroma/aliases', {
  caller: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  response: settingsOutcome,
});

/** Removes an alias. Succeeds even if there is no such alias. */
export const removeAlias = defineCall('DELETE', '/api/pleroma/aliases', {
  caller: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  response: settingsOutcome,
});

/**
 * Sets whether the viewer receives notifications from accounts that they do not follow, and whether
 * push messages omit the text.
 */
export const updateNotificationSettings = defineCall('PUT', '/api/pleroma/notification_settings', {
  caller: 'member',
  body: {
    encoding: 'form',
    fields: { block_from_strangers: 'boolean', hide_notification_contents: 'boolean' },
  },
  response: settingsOutcome,
});

/**
 * Returns the mascot, the picture that Mastodon's old web interface showed; its id is
 * `default-mascot` until the member sets one.
 */
export const getMascot = defineCall('GET', '/api/v1/pleroma/mascot', {
  caller: 'member',
  optional: 'session',
  response: attachment,
});

/** Sets the mascot; 415 if the file is not an image. */
export const setMascot = defineCall('PUT', '/api/v1/pleroma/mascot', {
  caller: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!' } },
  response: attachment,
});
