import { defineCall } from '../call.ts';
import { aliases } from '../schemas/aliases.ts';
import { attachment } from '../schemas/attachment.ts';
import { settingsOutcome } from '../schemas/settings-outcome.ts';

/** The new address waits for a confirmation where the instance asks for one. */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/pleroma/change_email',
  who: 'member',
  body: { encoding: 'json', fields: { email: 'text!', password: 'text!' } },
  answer: settingsOutcome,
});

/** Success revokes every token of the member, the one in use too. */
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

/** For good; takes the password, and needs no second question from the server. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/pleroma/delete_account',
  who: 'member',
  body: { encoding: 'json', fields: { password: 'text!' } },
  answer: settingsOutcome,
});

/** The target must name this account among its aliases; an unknown target is 404. */
export const moveAccount = defineCall({
  method: 'POST',
  path: '/api/pleroma/move_account',
  who: 'member',
  body: { encoding: 'json', fields: { password: 'text!', target_account: 'text!' } },
  answer: settingsOutcome,
});

/** The viewer's other accounts. */
export const getAliases = defineCall({
  method: 'GET',
  path: '/api/pleroma/aliases',
  who: 'member',
  answer: aliases,
});

/** An unknown account is 404. */
export const addAlias = defineCall({
  method: 'PUT',
  path: '/api/pleroma/aliases',
  who: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  answer: settingsOutcome,
});

/** An alias that was never there counts as removed. */
export const removeAlias = defineCall({
  method: 'DELETE',
  path: '/api/pleroma/aliases',
  who: 'member',
  body: { encoding: 'json', fields: { alias: 'text!' } },
  answer: settingsOutcome,
});

/** Whose notifications reach the viewer, and how much a push message tells. */
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

/** The picture in the corner of older clients; `default-mascot` until one is set. */
export const getMascot = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/mascot',
  who: 'member',
  answer: attachment,
});

/** Images only, else 415. */
export const setMascot = defineCall({
  method: 'PUT',
  path: '/api/v1/pleroma/mascot',
  who: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!' } },
  answer: attachment,
});
