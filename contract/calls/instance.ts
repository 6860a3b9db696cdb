import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { frontendConfigurations } from '../schemas/frontend-configurations.ts';
import { instance } from '../schemas/instance.ts';
import { nodeinfo } from '../schemas/nodeinfo.ts';
import { preferences } from '../schemas/preferences.ts';

/** Also available without a token on a private instance. */
export const getInstance = defineCall({
  method: 'GET',
  path: '/api/v1/instance',
  who: 'anyone',
  response: instance,
});

/** Also available without a token on a private instance. */
export const getNodeinfo = defineCall({
  method: 'GET',
  path: '/nodeinfo/2.0.json',
  who: 'anyone',
  response: nodeinfo,
});

/** Front-end settings made by the operator. */
export const getFrontendConfigurations = defineCall({
  method: 'GET',
  path: '/api/pleroma/frontend_configurations',
  who: 'anyone',
  response: frontendConfigurations,
});

/** Hosts known to this instance. */
export const getPeers = defineCall({
  method: 'GET',
  path: '/api/v1/instance/peers',
  who: 'anyone',
  response: listOf(v.string()),
});

/** The viewer's defaults, with Mastodon's field names. */
export const getPreferences = defineCall({
  method: 'GET',
  path: '/api/v1/preferences',
  who: 'member',
  response: preferences,
});
