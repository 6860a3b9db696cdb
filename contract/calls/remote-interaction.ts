import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { entity } from '../lenient.ts';

/** Asks somebody's own host for the page to interact from (API form of the next). */
export const startRemoteInteraction = defineCall({
  method: 'POST',
  path: '/api/v1/pleroma/remote_interaction',
  who: 'anyone',
  body: { encoding: 'json', fields: { ap_id: 'text!', profile: 'text!' } },
  answer: entity({}, { url: v.string(), error: v.string() }),
});

/** The page for visitors who want to reply, favourite or repeat from elsewhere; a browser goes there. */
export const remoteInteractionPage = defineCall({
  method: 'GET',
  path: '/main/ostatus',
  who: 'anyone',
  query: { status_id: 'text', nickname: 'text' },
  answer: v.string(),
});

/** The form of remote follow: HTML, and then on to the other host. */
export const submitRemoteFollow = defineCall({
  method: 'POST',
  path: '/main/ostatus',
  who: 'anyone',
  body: { encoding: 'form', fields: { nickname: 'text', profile: 'text', status_id: 'text' } },
  answer: v.string(),
});
