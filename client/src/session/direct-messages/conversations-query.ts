import { getConversations } from '@rookery/contract/calls/conversations.ts';
import { defineQuery } from '../queries/query.ts';
import { type ConversationEntry, toConversationEntries } from './conversation-entry.ts';

/** The viewer's conversations, latest first. */
export const conversationsQuery = defineQuery(
  'conversations',
  getConversations,
  toConversationEntries,
  (entries: readonly ConversationEntry[]) => ({
    statuses: entries.map(({ lastStatusId }) => lastStatusId),
    accounts: entries.flatMap(({ accountIds }) => accountIds),
  }),
);
