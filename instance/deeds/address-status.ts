import type { Instance } from '#instance/context.ts';
import { recipientsIn } from '#instance/store/conversations.ts';
import type { AccountRow, StatusRow, Visibility } from '#instance/store/rows.ts';
import { findMentionable } from './find-mentionable.ts';

interface Letter {
  readonly visibility: Visibility;
  /** Those whom the text names. */
  readonly named: ReadonlySet<string>;
  /** Names that stand in the place of those in the text. */
  readonly to?: readonly string[] | undefined;
  readonly parent?: StatusRow | undefined;
  /** The private conversation it goes into. */
  readonly conversation?: string | undefined;
}

/** Whom the author chose for a private conversation, or else everybody who has part in it. */
function inConversation(
  instance: Instance,
  author: AccountRow,
  context: string,
): readonly string[] {
  const chosen = recipientsIn(instance.database, author.id, context);
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
 * Whom a status reaches by name. Answers in the open reach whom they answer; what is for a few
 * reaches only those it names, unless the conversation was between few already.
 */
export function addressStatus(
  instance: Instance,
  author: AccountRow,
  { visibility, named, to, parent, conversation }: Letter,
): Set<string> {
  const reached = new Set(
    to ? to.flatMap((acct) => findMentionable(instance, acct)?.id ?? []) : named,
  );
  const isForFew = visibility === 'direct' || visibility === 'private';
  if (parent && (!isForFew || parent.visibility === 'direct')) reached.add(parent.account_id);
  if (conversation !== undefined)
    for (const id of inConversation(instance, author, conversation))
      if (id !== author.id) reached.add(id);
  return reached;
}

/** The conversation that a member means by its number; only one that they have part in. */
export function ownConversation(
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
