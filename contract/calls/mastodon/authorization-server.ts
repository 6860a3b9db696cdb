import { defineCall } from '../../call.ts';
import { authorizationServer } from '../../schemas/authorization-server.ts';

/** Mastodon 4.3. */
export const getAuthorizationServer = defineCall('GET', '/.well-known/oauth-authorization-server', {
  caller: 'anyone',
  optional: 'day',
  response: authorizationServer,
});
