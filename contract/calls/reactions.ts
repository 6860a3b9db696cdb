import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { reaction } from '../schemas/reaction.ts';
import { status } from '../schemas/status.ts';

/** All reactions with their accounts. */
export const getReactions = defineCall('GET', '/api/v1/pleroma/statuses/:id/reactions', {
  caller: 'anyone',
  query: { with_muted: 'boolean' },
  response: listOf(reaction),
});

/** One reaction of a status with its accounts. */
export const getReaction = defineCall('GET', '/api/v1/pleroma/statuses/:id/reactions/:emoji', {
  caller: 'anyone',
  query: { with_muted: 'boolean' },
  response: listOf(reaction),
});

/** `emoji`: a character, or the shortcode of a custom emoji. */
export const addReaction = defineCall('PUT', '/api/v1/pleroma/statuses/:id/reactions/:emoji', {
  caller: 'member',
  response: status,
});

/** `emoji`: a character, or the shortcode of a custom emoji. */
export const removeReaction = defineCall(
  'DELETE',
  '/api/v1/pleroma/statuses/:id/reactions/:emoji',
  { caller: 'member', response: status },
);
