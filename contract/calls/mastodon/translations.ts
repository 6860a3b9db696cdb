import { defineCall } from '../../call.ts';
import { translation } from '../../schemas/translation.ts';

/** Translates a public or unlisted status; 403 for others, 404 or 503 without a service. Mastodon 4.0. */
export const translateStatusByPost = defineCall('POST', '/api/v1/statuses/:id/translate', {
  caller: 'member',
  body: { encoding: 'json', fields: { lang: 'text' } },
  response: translation,
});
