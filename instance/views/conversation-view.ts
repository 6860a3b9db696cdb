import type { Conversation } from '#contract/schemas/conversation.ts';
import { participantsOf, type ConversationRow } from '#instance/store/conversations.ts';
import { statusById } from '#instance/store/statuses.ts';
import { accountView } from './account-view.ts';
import { statusView } from './status-view.ts';
import type { View } from './view.ts';

/** A private talk. One's own account stands in it only when nobody else's does. */
export function conversationView(view: View, talk: ConversationRow): Conversation {
  const { database } = view.instance;
  const everybody = participantsOf(database, talk);
  const others = everybody.filter((account) => account.id !== talk.account_id);
  const last = statusById(database, talk.last_id);
  return {
    accounts: (others.length > 0 ? others : everybody).map((account) => accountView(view, account)),
    id: String(talk.id),
    last_status: last ? statusView(view, last) : null,
    unread: talk.unread === 1,
  };
}
