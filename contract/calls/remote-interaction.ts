import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { entity } from '../lenient-schema.ts';

/**
 * Returns the address of the page on the visitor's own server, `profile`, on which they can interact
 * with a status or account of this one, `ap_id`.
 */
export const startRemoteInteraction = defineCall('POST', '/api/v1/pleroma/remote_interaction', {
  caller: 'anyone',
  body: { encoding: 'json', fields: { ap_id: 'text!', profile: 'text!' } },
  response: entity({}, { url: v.string(), error: v.string() }),
});

/**
 * The page for visitors who want to reply, favourite or reblog from another server; opened by the
 * browser.
 */
export const remoteInteractionPage = defineCall('GET', '/main/ostatus', {
  caller: 'anyone',
  query: { status_id: 'text', nickname: 'text' },
  response: v.string(),
});

/** The remote follow form: HTML, then a redirect to the other host. */
export const submitRemoteFollow = defineCall('POST', '/main/ostatus', {
  caller: 'anyone',
  body: { encoding: 'form', fields: { nickname: 'text', profile: 'text', status_id: 'text' } },
  response: v.string(),
});
