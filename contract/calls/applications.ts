import { defineCall } from '../call.ts';
import { application, verifiedApplication } from '../schemas/application.ts';

/** Registers this client with the server. */
export const createApplication = defineCall('POST', '/api/v1/apps', {
  caller: 'anyone',
  body: {
    encoding: 'form',
    fields: { client_name: 'text!', redirect_uris: 'text!', scopes: 'text', website: 'text' },
  },
  response: application,
});

/** Checks whether the application's token is still valid. */
export const verifyApplication = defineCall('GET', '/api/v1/apps/verify_credentials', {
  caller: 'app',
  response: verifiedApplication,
});
