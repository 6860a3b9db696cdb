import { defineCall } from '../call.ts';
import { aliases } from '../schemas/aliases.ts';
import { attachment } from '../schemas/attachment.ts';
import { settingsOutcome } from '../schemas/settings-outcome.ts';

/** Where the instance requires it, the new address takes effect only after confirmation. */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/pleroma/change_email',
  who: 'member',
  body: { encoding: 'json', fields: { email: 'text!', password: 'text!' } },
  answer: settingsOutcome,
});

/** On success, revokes every token of the member, including the one in use. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/pleroma/change_password',
  who: 'member',
  body: {
    encoding: 'json',
    fields: { password: 'text!', new_password: 'text!', new_password_confirmation: 'text!' },
  },
  answer: settingsOutcome,
});

/** Deletes the account permanently. Requires only the password. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/pleroma/delete_account',
  who: 'member',
  body: { encoding: 'json', fields: { password: 'text!' } },
  answer: settingsOutcome,
});

/** The target must list this account among its aliases. 404 for an unknown target. */
export const moveAccount = defineCall({
  method: 'POST',
  path: '/api/pleroma/move_account',
  who: 'member',
  body: { encoding: 'json', fields: { password: 'text!', target_account: 'text!' } },
  answer: settingsOutcome,
});

/** Returns the viewer's other accounts. */
export const getAliases = defineCall({
  method: 'GET',
  path: '/api/pleroma/aliases',
  who: 'member',
  answer: aliases,
});

/** 404 for an unknown account. */
export const addAlias = defineCall({
  method: 'PUT',
  path: '/api/pleroma/aliases',
  who: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  answer: settingsOutcome,
});

/** Removing an alias that does not exist succeeds. */
export const removeAlias = defineCall({
  method: 'DELETE',
  path: '/api/pleroma/aliases',
  who: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  answer: settingsOutcome,
});

/** Sets whose notifications the viewer receives, and whether push messages contain the text. */
export const updateNotificationSettings = defineCall({
  method: 'PUT',
  path: '/api/pleroma/notification_settings',
  who: 'member',
  body: {
    encoding: 'form',
    fields: { block_from_strangers: 'boolean', hide_notification_contents: 'boolean' },
  },
  answer: settingsOutcome,
});

/** The picture shown in older clients; `default-mascot` until one is set. */
export const getMascot = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/mascot',
  who: 'member',
  answer: attachment,
});

/** Accepts images only, otherwise 415. */
export const setMascot = defineCall({
  method: 'PUT',
  path: '/api/v1/pleroma/mascot',
  who: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!' } },
  answer: attachment,
});
