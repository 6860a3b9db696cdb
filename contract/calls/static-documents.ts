import { defineCall } from '../call.ts';
import { htmlFragment, staticConfig } from '../schemas/static-documents.ts';

/** A missing document is an HTML page with status 200 and must be read as absent. */
export const getStaticConfig = defineCall('GET', '/static/config.json', {
  caller: 'anyone',
  response: staticConfig,
});

/** HTML; a missing document is answered with the client's page and must be read as absent. */
export const getInstancePanel = defineCall('GET', '/instance/panel.html', {
  caller: 'anyone',
  optional: 'day',
  responseType: 'text',
  response: htmlFragment,
});
