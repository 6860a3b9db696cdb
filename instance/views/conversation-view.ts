import type { Conversation } from '#contract/schemas/conversation.ts';
import { participantsOf, type ConversationRow } from '#instance/store/conversations.ts';
import { statusById } from '#instance/store/statuses.ts';
import { accountView } from './account-view.ts';
import { statusView } from './status-view.ts';
import type { View } from './view.ts';

/** Returns a direct conversation. The own account is listed only if nobody else takes part. */
export function conversationView(view: View, conversation: ConversationRow): Conversation {
  const { database } = view.instance;
  const participants = participantsOf(database, conversation);
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
