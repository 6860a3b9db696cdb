import type { Instance } from '#context.ts';
import { chosenRecipients } from '#store/conversations.ts';
import type { AccountRow, StatusRow, Visibility } from '#store/rows.ts';
import { findMentionable } from './find-mentionable.ts';

interface Addressing {
  readonly visibility: Visibility;
  /** Accounts mentioned in the text. */
  readonly named: ReadonlySet<string>;
  /** Handles of recipients that replace the mentions in the text. */
  readonly to?: readonly string[] | undefined;
  readonly parent?: StatusRow | undefined;
  /** The direct conversation of the status. */
  readonly conversation?: string | undefined;
}

/**
 * Returns the recipients that the author chose for a direct conversation, else its participants.
 */
function conversationRecipients(
  instance: Instance,
  author: AccountRow,
  context: string,
): readonly string[] {
  const chosen = chosenRecipients(instance.database, author.id, context);
  if (chosen) return chosen;
  return instance.database
    .all<{ id: string }>(
      `SELECT account_id AS id FROM statuses WHERE context = ?1 AND visibility = 'direct'
       UNION SELECT mentions.account_id FROM mentions
       JOIN statuses ON statuses.id = mentions.status_id
       WHERE context = ?1 AND visibility = 'direct'`,
      context,
    )
    .map(({ id }) => id);
}

/**
 * Returns the ids of the accounts a status is addressed to. Public replies include the author of
 * the parent; private ones only mentioned accounts, unless the parent was direct already.
 */
export function resolveRecipients(
  instance: Instance,
  author: AccountRow,
  { visibility, named, to, parent, conversation }: Addressing,
): Set<string> {
  const recipients = new Set(
    to ? to.flatMap((acct) => findMentionable(instance, acct)?.id ?? []) : named,
  );
  const isForFew = visibility === 'direct' || visibility === 'private';
  if (parent && (!isForFew || parent.visibility === 'direct')) recipients.add(parent.account_id);
  if (conversation !== undefined)
    for (const id of conversationRecipients(instance, author, conversation))
      if (id !== author.id) recipients.add(id);
  return recipients;
}

/**
 * Returns the context of a conversation (the ActivityPub id of its thread) by the conversation's
 * id, if the member participates in it.
 */
export function findConversationContext(
  instance: Instance,
  author: AccountRow,
  id: string,
): string | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return instance.database.get<{ context: string }>(
    'SELECT context FROM conversations WHERE id = ? AND account_id = ?',
    Number(id),
    author.id,
  )?.context;
}
