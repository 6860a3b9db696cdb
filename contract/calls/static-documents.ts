import { defineCall } from '../call.ts';
import { htmlFragment, staticConfig } from '../schemas/static-documents.ts';

/**
 * The operator's settings for front ends. For a missing document the server sends the client's page
 * with status 200, which must be read as absent.
 */
export const getStaticConfig = defineCall('GET', '/static/config.json', {
  caller: 'anyone',
  response: staticConfig,
});

/**
 * Returns the operator's panel as HTML. If there is none, the server sends the client's page with
 * status 200, which must be read as absent.
 */
export const getInstancePanel = defineCall('GET', '/instance/panel.html', {
  caller: 'anyone',
  optional: 'day',
  responseType: 'text',
  response: htmlFragment,
});
