import { defineCall } from '../../call.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';

/**
 * Sends the confirmation link again, with the token of the sign-up; `email` replaces the address. 403
 * for a confirmed address, and for an app that did not create the account. Mastodon 3.4.
 */
export const resendConfirmationByToken = defineCall('POST', '/api/v1/emails/confirmations', {
  caller: 'member',
  body: { encoding: 'json', fields: { email: 'text' } },
  response: emptyResponse,
});
