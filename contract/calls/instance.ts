import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
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

/** The viewer's defaults, with Mastodon's field names. */
export const getPreferences = defineCall('GET', '/api/v1/preferences', {
  caller: 'member',
  response: preferences,
});
