import { defineCall } from '../call.ts';
import { aliases } from '../schemas/aliases.ts';
import { attachment } from '../schemas/attachment.ts';
import { settingsOutcome } from '../schemas/settings-outcome.ts';

/** Where the instance requires it, the new address takes effect only after confirmation. */
export const changeEmail = defineCall('POST', '/api/pleroma/change_email', {
  caller: 'member',
  body: { encoding: 'json', fields: { email: 'text!', password: 'text!' } },
  response: settingsOutcome,
});

/** On success, revokes every token of the member, including the one in use. */
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

/** The target must list this account among its aliases. 404 for an unknown target. */
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

/** 404 for an unknown account. */
export const addAlias = defineCall('PUT', '/api/pleroma/aliases', {
  caller: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  response: settingsOutcome,
});

/** Removing an alias that does not exist succeeds. */
export const removeAlias = defineCall('DELETE', '/api/pleroma/aliases', {
  caller: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  response: settingsOutcome,
});

/** Sets whose notifications the viewer receives, and whether push messages contain the text. */
export const updateNotificationSettings = defineCall('PUT', '/api/pleroma/notification_settings', {
  caller: 'member',
  body: {
    encoding: 'form',
    fields: { block_from_strangers: 'boolean', hide_notification_contents: 'boolean' },
  },
  response: settingsOutcome,
});

/** The picture shown in older clients; `default-mascot` until one is set. */
export const getMascot = defineCall('GET', '/api/v1/pleroma/mascot', {
  caller: 'member',
  optional: 'session',
  response: attachment,
});

/** Accepts images only, otherwise 415. */
export const setMascot = defineCall('PUT', '/api/v1/pleroma/mascot', {
  caller: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!' } },
  response: attachment,
});
