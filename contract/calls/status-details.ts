import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { account } from '../schemas/account.ts';
import { context } from '../schemas/context.ts';
import { historyItem } from '../schemas/history-item.ts';
import { statusSource } from '../schemas/status-source.ts';

/** Returns the statuses before and after a status that are visible to the caller. Akkoma answers 500 for an unknown status. */
export const getContext = defineCall('GET', '/api/v1/statuses/:id/context', {
  caller: 'anyone',
  response: context,
});

/** Returns the text as its author typed it, to everyone who may see the status. */
export const getStatusSource = defineCall('GET', '/api/v1/statuses/:id/source', {
  caller: 'anyone',
  response: statusSource,
});

/** Returns the versions of a status, the oldest first. */
export const getStatusHistory = defineCall('GET', '/api/v1/statuses/:id/history', {
  caller: 'anyone',
  response: listOf(historyItem),
});

/** Accounts that favourited the status. */
export const getFavouritedBy = defineCall('GET', '/api/v1/statuses/:id/favourited_by', {
  caller: 'anyone',
  response: listOf(account),
});

/** Accounts that reblogged the status. */
export const getRebloggedBy = defineCall('GET', '/api/v1/statuses/:id/reblogged_by', {
  caller: 'anyone',
  response: listOf(account),
});
