import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { frontendConfigurations } from '../schemas/frontend-configurations.ts';
import { instance } from '../schemas/instance.ts';
import { nodeinfo } from '../schemas/nodeinfo.ts';
import { preferences } from '../schemas/preferences.ts';

/** Open even on a private instance. */
export const getInstance = defineCall({
  method: 'GET',
  path: '/api/v1/instance',
  who: 'anyone',
  answer: instance,
});

/** Open even on a private instance. */
export const getNodeinfo = defineCall({
  method: 'GET',
  path: '/nodeinfo/2.0.json',
  who: 'anyone',
  answer: nodeinfo,
});

/** What the operator set for front ends. */
export const getFrontendConfigurations = defineCall({
  method: 'GET',
  path: '/api/pleroma/frontend_configurations',
  who: 'anyone',
  answer: frontendConfigurations,
});

/** The hosts this instance knows. */
export const getPeers = defineCall({
  method: 'GET',
  path: '/api/v1/instance/peers',
  who: 'anyone',
  answer: listOf(v.string()),
});

/** The viewer's defaults, in Mastodon's words. */
export const getPreferences = defineCall({
  method: 'GET',
  path: '/api/v1/preferences',
  who: 'member',
  answer: preferences,
});
