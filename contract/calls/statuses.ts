import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { account } from '../schemas/account.ts';
import { context } from '../schemas/context.ts';
import { historyItem } from '../schemas/history-item.ts';
import { statusSource } from '../schemas/status-source.ts';
import { status } from '../schemas/status.ts';

/** 404 when the viewer may not see it, as when there is none. */
export const getStatus = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id',
  who: 'anyone',
  query: { with_muted: 'boolean' },
  answer: status,
});

/** Several at once; those the viewer may not see are left out. */
export const getStatuses = defineCall({
  method: 'GET',
  path: '/api/v1/statuses',
  who: 'anyone',
  query: { ids: 'texts!', with_muted: 'boolean' },
  answer: listOf(status),
});

/** What the viewer may see of a conversation. Of an unknown status 500. */
export const getContext = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/context',
  who: 'anyone',
  answer: context,
});

/** Open to everybody who may see the status. */
export const getStatusSource = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/source',
  who: 'anyone',
  answer: statusSource,
});

/** Oldest version first. */
export const getStatusHistory = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/history',
  who: 'anyone',
  answer: listOf(historyItem),
});

/** Who favourited it. */
export const getFavouritedBy = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/favourited_by',
  who: 'anyone',
  answer: listOf(account),
});

/** Who repeated it. */
export const getRebloggedBy = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/reblogged_by',
  who: 'anyone',
  answer: listOf(account),
});
