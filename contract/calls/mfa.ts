import { defineCall } from '../call.ts';
import { backupCodes, mfaSettings, totpSetup } from '../schemas/mfa.ts';
import { nothing } from '../schemas/nothing.ts';

/** Whether a second step is on. */
export const getMfaSettings = defineCall({
  method: 'GET',
  path: '/api/pleroma/accounts/mfa',
  who: 'member',
  answer: mfaSettings,
});

/** Makes new recovery codes. */
export const getBackupCodes = defineCall({
  method: 'GET',
  path: '/api/pleroma/accounts/mfa/backup_codes',
  who: 'member',
  answer: backupCodes,
});

/** A new secret, in force once confirmed. */
export const setUpTotp = defineCall({
  method: 'GET',
  path: '/api/pleroma/accounts/mfa/setup/totp',
  who: 'member',
  answer: totpSetup,
});

/** Turns the second step on; a wrong password or code is 422. */
export const confirmTotp = defineCall({
  method: 'POST',
  path: '/api/pleroma/accounts/mfa/confirm/totp',
  who: 'member',
  body: { encoding: 'json', fields: { password: 'text!', code: 'text!' } },
  answer: nothing,
});

/** Turns the second step off; a wrong password is 422. */
export const disableTotp = defineCall({
  method: 'DELETE',
  path: '/api/pleroma/accounts/mfa/totp',
  who: 'member',
  body: { encoding: 'json', fields: { password: 'text!' } },
  answer: nothing,
});
