import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { entity, listOf } from '../lenient-schema.ts';
import { frontendConfigurations } from '../schemas/frontend-configurations.ts';
import { instance } from '../schemas/instance.ts';
import { nodeinfo, nodeinfoLinks } from '../schemas/nodeinfo.ts';
import { preferences } from '../schemas/preferences.ts';

/** Returns the instance document, also to visitors of a private instance. */
export const getInstance = defineCall('GET', '/api/v1/instance', {
  caller: 'anyone',
  response: instance,
});

/** Returns the software and its features, also to visitors of a private instance. */
export const getNodeinfo = defineCall('GET', '/nodeinfo/2.0.json', {
  caller: 'anyone',
  optional: 'day',
  response: nodeinfo,
});

/** Returns the addresses of nodeinfo: `/nodeinfo/2.0` on GoToSocial, `/nodeinfo_2_0` on snac. */
export const getNodeinfoLinks = defineCall('GET', '/.well-known/nodeinfo', {
  caller: 'anyone',
  response: nodeinfoLinks,
});

/** Front-end settings made by the operator. */
export const getFrontendConfigurations = defineCall('GET', '/api/pleroma/frontend_configurations', {
  caller: 'anyone',
  optional: 'day',
  response: frontendConfigurations,
});

/** Hosts known to this instance. */
export const getPeers = defineCall('GET', '/api/v1/instance/peers', {
  caller: 'anyone',
  response: listOf(v.string()),
});

/** The front ends that can be chosen, such as `pleroma-fe/stable` (Akkoma). */
export const getPickableFrontends = defineCall(
  'GET',
  '/api/v1/akkoma/preferred_frontend/available',
  {
    caller: 'anyone',
    optional: 'session',
    response: listOf(v.string()),
  },
);

/** Saves the front end that this browser opens in a cookie, without regard to the account (Akkoma). */
export const chooseFrontend = defineCall('PUT', '/api/v1/akkoma/preferred_frontend', {
  caller: 'anyone',
  setsCookie: true,
  body: { encoding: 'json', fields: { frontend_name: 'text!' } },
  response: entity({}, { frontend_name: v.string() }),
});

/** Returns the viewer's defaults for posting and reading, with Mastodon's field names. */
export const getPreferences = defineCall('GET', '/api/v1/preferences', {
  caller: 'member',
  response: preferences,
});
