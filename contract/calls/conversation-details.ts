import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { conversation } from '../schemas/conversation.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { status } from '../schemas/status.ts';

/** Marks the conversation as read. */
export const markConversationRead = defineCall('POST', '/api/v1/conversations/:id/read', {
  caller: 'member',
  response: conversation,
});

/** Deletes the conversation; its statuses remain. */
export const deleteConversation = defineCall('DELETE', '/api/v1/conversations/:id', {
  caller: 'member',
  response: emptyResponse,
});

/** Returns one conversation with its participants. */
export const getConversation = defineCall('GET', '/api/v1/pleroma/conversations/:id', {
  caller: 'member',
  response: conversation,
});

/** The statuses of one conversation, latest first. */
export const getConversationStatuses = defineCall(
  'GET',
  '/api/v1/pleroma/conversations/:id/statuses',
  {
    caller: 'member',
    query: { ...pagingParameters },
    response: listOf(status),
    paging: 'sortable-ids',
  },
);
