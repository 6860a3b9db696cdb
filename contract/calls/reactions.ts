import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { reaction } from '../schemas/reaction.ts';
import { status } from '../schemas/status.ts';

/** Returns the reactions to a status with their accounts. */
export const getReactions = defineCall('GET', '/api/v1/pleroma/statuses/:id/reactions', {
  caller: 'anyone',
  query: { with_muted: 'boolean' },
  response: listOf(reaction),
});

/** Returns the reactions to a status with one emoji, with their accounts. */
export const getReaction = defineCall('GET', '/api/v1/pleroma/statuses/:id/reactions/:emoji', {
  caller: 'anyone',
  query: { with_muted: 'boolean' },
  response: listOf(reaction),
});

/** Adds a reaction. `emoji`: a character, or the shortcode of a custom emoji. */
export const addReaction = defineCall('PUT', '/api/v1/pleroma/statuses/:id/reactions/:emoji', {
  caller: 'member',
  response: status,
});

/** Removes a reaction. `emoji`: a character, or the shortcode of a custom emoji. */
export const removeReaction = defineCall(
  'DELETE',
  '/api/v1/pleroma/statuses/:id/reactions/:emoji',
  { caller: 'member', response: status },
);
