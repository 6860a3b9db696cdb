import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { conversation } from '../schemas/conversation.ts';

/** Direct conversations, latest first. */
export const getConversations = defineCall('GET', '/api/v1/conversations', {
  caller: 'member',
  query: { ...pagingParameters, recipients: 'texts' },
  response: listOf(conversation),
  paging: 'numeric-ids',
});
