import { defineCall } from '../call.ts';
import { either, listOf } from '../lenient.ts';
import { account } from '../schemas/account.ts';
import { context } from '../schemas/context.ts';
import { historyItem } from '../schemas/history-item.ts';
import { scheduledStatus } from '../schemas/scheduled-status.ts';
import { statusSource } from '../schemas/status-source.ts';
import { status } from '../schemas/status.ts';
import { translation, translationLanguages } from '../schemas/translation.ts';

const poll = {
  options: 'texts!',
  expires_in: 'integer!',
  multiple: 'boolean',
  hide_totals: 'boolean',
} as const;

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

/** Posts, shows a preview, or plans for later (then the answer is the plan). Times in seconds. */
export const createStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses',
  who: 'member',
  body: {
    encoding: 'form',
    fields: {
      status: 'text',
      source: 'text',
      spoiler_text: 'text',
      visibility: 'text',
      sensitive: 'boolean',
      content_type: 'text',
      language: 'text',
      media_ids: 'texts',
      poll,
      in_reply_to_id: 'text',
      in_reply_to_conversation_id: 'text',
      quote_id: 'text',
      to: 'texts',
      preview: 'boolean',
      expires_in: 'integer',
      scheduled_at: 'text',
    },
  },
  answer: either('params', scheduledStatus, status),
});

/** Without `media_ids` the attachments are removed; a poll stays as it was. */
export const editStatus = defineCall({
  method: 'PUT',
  path: '/api/v1/statuses/:id',
  who: 'member',
  body: {
    encoding: 'form',
    fields: {
      status: 'text',
      source: 'text',
      spoiler_text: 'text',
      visibility: 'text',
      sensitive: 'boolean',
      content_type: 'text',
      language: 'text',
      media_ids: 'texts',
      poll,
      to: 'texts',
      preview: 'boolean',
    },
  },
  answer: status,
});

/** Answers the status with its source in `text`, to be written anew. */
export const deleteStatus = defineCall({
  method: 'DELETE',
  path: '/api/v1/statuses/:id',
  who: 'member',
  answer: status,
});

/** 400 where the instance does not translate; private statuses are 404. */
export const translateStatus = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/translations/:language',
  who: 'member',
  query: { from: 'text' },
  answer: translation,
});

/** Empty where the instance does not translate. */
export const getTranslationLanguages = defineCall({
  method: 'GET',
  path: '/api/v1/akkoma/translation/languages',
  who: 'member',
  answer: translationLanguages,
});
