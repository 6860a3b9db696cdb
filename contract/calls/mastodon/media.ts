import { defineCall } from '../../call.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';

/** Deletes an upload that no status uses; 422 otherwise. Mastodon 4.4 (API 4). */
export const deleteMedia = defineCall('DELETE', '/api/v1/media/:id', {
  caller: 'member',
  response: emptyResponse,
});
