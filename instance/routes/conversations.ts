import * as calls from '#contract/calls/conversations.ts';
import type { Instance } from '#instance/context.ts';
import { empty } from '#instance/http/empty.ts';
import { listReply } from '#instance/http/links.ts';
import { notFound } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import { readPage } from '#instance/rules/paging.ts';
import {
  conversationsOf,
  deleteConversation,
  markConversationRead,
  ownConversation,
  participantsOf,
  type ConversationRow,
} from '#instance/store/conversations.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { conversationView } from '#instance/views/conversation-view.ts';
import { timelineReply } from './timelines.ts';

function requiredConversation(instance: Instance, member: AccountRow, id: string): ConversationRow {
  const talk = ownConversation(instance.database, member.id, id);
  if (!talk) throw notFound();
  return talk;
}

/** Whether a talk is between its owner and just these. */
function isAmong(instance: Instance, talk: ConversationRow, ids: readonly string[]): boolean {
  const wanted = new Set([...ids, talk.account_id]);
  const people = participantsOf(instance.database, talk);
  return people.length === wanted.size && people.every(({ id }) => wanted.has(id));
}

export const conversationRoutes = [
  route(calls.getConversations, ({ instance, member, query, url, view }) => {
    const { recipients } = query;
    const talks = conversationsOf(
      instance.database,
      member.id,
      readPage(query),
      (talk) => recipients === undefined || isAmong(instance, talk, recipients),
    );
    return listReply(
      talks.map((talk) => conversationView(view, talk)),
      {
        row: calls.getConversations,
        url,
        origin: view.origin,
        ids: talks.map((talk) => String(talk.id)),
        always: { offset: '0' },
      },
    );
  }),
  route(calls.readConversation, ({ instance, member, path, view }) => {
    const talk = requiredConversation(instance, member, path.id);
    markConversationRead(instance.database, talk.id);
    return conversationView(view, { ...talk, unread: 0 });
  }),
  route(calls.deleteConversation, ({ instance, member, path }) => {
    deleteConversation(instance.database, requiredConversation(instance, member, path.id).id);
    return empty;
  }),
  route(calls.getConversation, ({ instance, member, path, view }) =>
    conversationView(view, requiredConversation(instance, member, path.id)),
  ),
  route(calls.getConversationStatuses, ({ instance, member, path, query, url, view }) => {
    const talk = requiredConversation(instance, member, path.id);
    return timelineReply({
      view,
      url,
      query,
      row: calls.getConversationStatuses,
      source: {
        where: "statuses.context = ? AND statuses.visibility = 'direct'",
        values: [talk.context],
      },
      always: { offset: '0' },
    });
  }),
];
