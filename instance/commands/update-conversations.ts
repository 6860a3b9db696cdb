import type { Instance } from '#instance/context.ts';
import { accountById } from '#instance/store/accounts.ts';
import { recordInConversation } from '#instance/store/conversations.ts';
import { isRelated } from '#instance/store/relations.ts';
import type { StatusRow } from '#instance/store/rows.ts';

/**
 * Adds a direct status to the conversations of its participants; a status of a blocked account does
 * not mark the conversation as unread.
 */
export function updateConversations(
  instance: Instance,
  status: StatusRow,
  mentioned: ReadonlySet<string>,
): void {
  if (status.visibility !== 'direct') return;
  const { database } = instance;
  for (const id of new Set([status.account_id, ...mentioned])) {
    if (accountById(database, id)?.host !== null) continue;
    const isUnread =
      id !== status.account_id && !isRelated(database, 'blocks', id, status.account_id);
    recordInConversation(database, id, status.context, isUnread);
  }
}
