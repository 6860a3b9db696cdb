import { defineCall } from '../call.ts';
import { backupCodes, mfaSettings, totpSetup } from '../schemas/mfa.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/** Returns whether two-factor authentication is enabled. */
export const getMfaSettings = defineCall('GET', '/api/pleroma/accounts/mfa', {
  caller: 'member',
  optional: 'session',
  response: mfaSettings,
});

/** Generates new recovery codes. */
export const getBackupCodes = defineCall('GET', '/api/pleroma/accounts/mfa/backup_codes', {
  caller: 'member',
  response: backupCodes,
});

/** Generates a new secret, which takes effect once confirmed. */
export const setUpTotp = defineCall('GET', '/api/pleroma/accounts/mfa/setup/totp', {
  caller: 'member',
  response: totpSetup,
});

/** Enables two-factor authentication; 422 for a wrong password or code. */
export const confirmTotp = defineCall('POST', '/api/pleroma/accounts/mfa/confirm/totp', {
  caller: 'member',
  body: { encoding: 'json', fields: { password: 'text!', code: 'text!' } },
  response: emptyResponse,
});

/** Disables two-factor authentication; 422 for a wrong password. */
export const disableTotp = defineCall('DELETE', '/api/pleroma/accounts/mfa/totp', {
  caller: 'member',
  body: { encoding: 'json', fields: { password: 'text!' } },
  response: emptyResponse,
});
