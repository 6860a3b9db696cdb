import { defineCall } from '@rookery/contract/call.ts';
import * as calls from '@rookery/contract/calls/conversation-details.ts';
import { getConversations } from '@rookery/contract/calls/conversations.ts';
import { listOf } from '@rookery/contract/lenient-schema.ts';
import {
  conversation as conversationSchema,
  type Conversation,
} from '@rookery/contract/schemas/conversation.ts';
import type { Instance } from '#context.ts';
import { emptyResponse } from '#http/route-response.ts';
import { listResponse } from '#http/list-response.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { readPage } from '#rules/paging.ts';
import {
  conversationsOf,
  deleteConversation,
  markConversationRead,
  ownConversation,
  conversationAccounts,
  saveRecipients,
  unreadConversationsOf,
  type ConversationRow,
} from '#store/conversations.ts';
import type { AccountRow } from '#store/rows.ts';
import { requiredAccount } from './required-entities.ts';
import { timelineResponse } from './timeline-response.ts';
import { statusById } from '#store/statuses.ts';
import { accountView } from '../views/account-view.ts';
import { statusView } from '../views/status-view.ts';
import type { ViewContext } from '../views/view-context.ts';

/** Returns a direct conversation. It lists its owner only if there are no other participants. */
function conversationView(view: ViewContext, conversation: ConversationRow): Conversation {
  const { database } = view.instance;
  const participants = conversationAccounts(database, conversation);
  const others = participants.filter((account) => account.id !== conversation.account_id);
  const last = statusById(database, conversation.last_id);
  return {
    accounts: (others.length > 0 ? others : participants).map((account) =>
      accountView(view, account),
    ),
    id: String(conversation.id),
    last_status: last ? statusView(view, last) : null,
    unread: conversation.unread === 1,
  };
}

function requiredConversation(instance: Instance, member: AccountRow, id: string): ConversationRow {
  const conversation = ownConversation(instance.database, member.id, id);
  if (!conversation) throw notFound();
  return conversation;
}

/** Returns whether a conversation is between its owner and exactly these accounts. */
function isAmong(
  instance: Instance,
  conversation: ConversationRow,
  ids: readonly string[],
): boolean {
  const expected = new Set([...ids, conversation.account_id]);
  const participants = conversationAccounts(instance.database, conversation);
  return participants.length === expected.size && participants.every(({ id }) => expected.has(id));
}

const readAllConversations = defineCall('POST', '/api/v1/pleroma/conversations/read', {
  caller: 'member',
  response: listOf(conversationSchema),
});

/**
 * Sets who receives the member's later statuses in the conversation. The member is always one of the
 * recipients.
 */
const setRecipients = defineCall('PATCH', '/api/v1/pleroma/conversations/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { recipients: 'texts!' } },
  response: conversationSchema,
});

const maxRecipients = 100;

export const conversationRoutes = [
  route(readAllConversations, ({ instance, member, view }) => {
    const { database } = instance;
    const unread = unreadConversationsOf(database, member.id);
    database.transaction(() => {
      for (const { id } of unread) markConversationRead(database, id);
    });
    return unread.map((conversation) => conversationView(view, { ...conversation, unread: 0 }));
  }),
  route(setRecipients, ({ instance, member, path, body, view }) => {
    const conversation = requiredConversation(instance, member, path.id);
    const ids = new Set([...body.recipients, member.id]);
    if (ids.size > maxRecipients) throw new HttpError(400, 'Too many recipients');
    for (const id of ids) requiredAccount(view, id);
    const recipients = JSON.stringify([...ids]);
    saveRecipients(instance.database, conversation.id, recipients);
    return conversationView(view, { ...conversation, recipients });
  }),

  route(getConversations, (request) => {
    const { instance, member, query, view } = request;
    const { recipients } = query;
    const conversations = conversationsOf(
      instance.database,
      member.id,
      readPage(query),
      (conversation) => recipients === undefined || isAmong(instance, conversation, recipients),
    );
    return listResponse(
      request,
      conversations.map((conversation) => conversationView(view, conversation)),
      conversations.map(({ id }) => id),
      { defaults: { offset: '0' } },
    );
  }),
  route(calls.markConversationRead, ({ instance, member, path, view }) => {
    const conversation = requiredConversation(instance, member, path.id);
    markConversationRead(instance.database, conversation.id);
    return conversationView(view, { ...conversation, unread: 0 });
  }),
  route(calls.deleteConversation, ({ instance, member, path }) => {
    deleteConversation(instance.database, requiredConversation(instance, member, path.id).id);
    return emptyResponse;
  }),
  route(calls.getConversation, ({ instance, member, path, view }) =>
    conversationView(view, requiredConversation(instance, member, path.id)),
  ),
  route(calls.getConversationStatuses, (request) => {
    const { instance, member, path } = request;
    const { context } = requiredConversation(instance, member, path.id);
    const where = "statuses.context = ? AND statuses.visibility = 'direct'";
    return timelineResponse(request, { where, values: [context] }, { defaults: { offset: '0' } });
  }),
];
