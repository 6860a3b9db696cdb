import { defineCall } from '../call.ts';
import { account } from '../schemas/account.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/** Returns the viewer's own account. */
export const verifyCredentials = defineCall('GET', '/api/v1/accounts/verify_credentials', {
  caller: 'member',
  response: account,
});

/** Revokes a token. Servers answer 200 or 201, even for an unknown token. */
export const revokeToken = defineCall('POST', '/oauth/revoke', {
  caller: 'anyone',
  body: { encoding: 'form', fields: { client_id: 'text', client_secret: 'text', token: 'text!' } },
  response: emptyResponse,
});
