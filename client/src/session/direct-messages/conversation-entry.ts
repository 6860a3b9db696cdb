import type { Conversation } from '@rookery/contract/schemas/conversation.ts';
import type { ResponseContext } from '../load.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';

/** A conversation as the list of conversations shows it. */
export interface ConversationEntry {
  readonly key: string;
  /** Id of the conversation; undefined if the server does not provide conversations. */
  readonly id: string | undefined;
  readonly isUnread: boolean;
  /** Ids of the other people; empty in a conversation with oneself. */
  readonly accountIds: readonly string[];
  readonly lastStatusId: string;
}

/**
 * Ingests conversations and returns their entries. Conversations without a last status are left
 * out; Mastodon sends these after the status was deleted.
 */
export function toConversationEntries(
  conversations: readonly Conversation[],
  context: ResponseContext,
): readonly ConversationEntry[] {
  const { tables, viewerId } = context;
  return tables.hub.batch(() =>
    conversations.flatMap(({ id, unread, accounts = [], last_status: last }) => {
      if (!last) return [];
      for (const account of accounts) ingestAccount(tables, account, context);
      ingestStatus(tables, last, context);
      const accountIds = accounts.flatMap((account) =>
        account.id === viewerId ? [] : [account.id],
      );
      return [{ key: id, id, isUnread: unread === true, accountIds, lastStatusId: last.id }];
    }),
  );
}

/**
 * Removes entries that a later page repeats. This happens if their conversation moves to the top
 * between the requests.
 */
export function withoutRepeatedConversations(
  entries: readonly ConversationEntry[],
): readonly ConversationEntry[] {
  const known = new Set<string>();
  return entries.filter(({ key }) => !known.has(key) && known.add(key));
}
