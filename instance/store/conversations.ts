import type { Page } from '#rules/paging.ts';
import type { Database } from './database.ts';
import { fromJsonColumn } from './json-column.ts';
import type { AccountRow } from './rows.ts';

/** A member's entry for a direct conversation. */
export interface ConversationRow {
  readonly id: number;
  readonly account_id: string;
  readonly context: string;
  readonly unread: number;
  /** JSON with account ids, if the member chose recipients. */
  readonly recipients: string | null;
  /** The latest status of the conversation that the member may read. */
  readonly last_id: string;
}

/** Direct statuses of a conversation that its owner wrote or is mentioned in. */
const ownDirect = `statuses.visibility = 'direct' AND statuses.reblog_of IS NULL
  AND (statuses.account_id = talks.account_id OR EXISTS (SELECT 1 FROM mentions
    WHERE mentions.status_id = statuses.id AND mentions.account_id = talks.account_id))`;

/** Conversations with at least one remaining status: the others are not listed until a new one. */
const visibleConversations = `SELECT * FROM (SELECT talks.*, (SELECT max(statuses.id) FROM statuses
  WHERE statuses.context = talks.context AND ${ownDirect}) AS last_id
  FROM conversations AS talks WHERE talks.account_id = ?) WHERE last_id IS NOT NULL`;

/**
 * Updates a member's conversation after a new direct status. A status of the member's own does not
 * make the conversation unread.
 */
export function recordStatusInConversation(
  database: Database,
  accountId: string,
  context: string,
  unread: boolean,
): void {
  database.run(
    `INSERT INTO conversations (account_id, context, unread) VALUES (?, ?, ?)
     ON CONFLICT (account_id, context) DO UPDATE SET unread = excluded.unread`,
    accountId,
    context,
    unread,
  );
}

/** Returns a conversation of the member; undefined for another member's. */
export function ownConversation(
  database: Database,
  accountId: string,
  id: string,
): ConversationRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return database.get<ConversationRow>(`${visibleConversations} AND id = ?`, accountId, Number(id));
}

/** Returns the id of the conversation for one of its participants. */
export function conversationIdFor(
  database: Database,
  accountId: string,
  context: string,
): number | undefined {
  return database.column<number>(
    'SELECT id FROM conversations WHERE account_id = ? AND context = ?',
    accountId,
    context,
  )[0];
}

/**
 * Returns a page of conversations, ordered by their latest status; the paging ids are conversation
 * ids.
 */
export function conversationsOf(
  database: Database,
  accountId: string,
  page: Page,
  keep: (conversation: ConversationRow) => boolean,
): ConversationRow[] {
  const all = database
    .all<ConversationRow>(`${visibleConversations} ORDER BY last_id DESC`, accountId)
    .filter((conversation) => keep(conversation));
  const positionOf = (id: string | undefined): number =>
    id === undefined ? -1 : all.findIndex((conversation) => conversation.id === Number(id));
  const lower = positionOf(page.maxId);
  const upper = positionOf(page.minId ?? page.sinceId);
  if ((page.maxId !== undefined && lower === -1) || (upper === -1 && page.minId !== undefined))
    return [];
  const between = all.slice(lower + 1, upper === -1 ? all.length : upper);
  if (page.minId !== undefined) return between.slice(-page.limit);
  return between.slice(page.offset, page.offset + page.limit);
}

/** Returns the recipients a member chose for a conversation. */
export function chosenRecipients(
  database: Database,
  accountId: string,
  context: string,
): readonly string[] | undefined {
  const [recipients] = database.column<string | null>(
    'SELECT recipients FROM conversations WHERE account_id = ? AND context = ?',
    accountId,
    context,
  );
  return recipients ? fromJsonColumn<string[]>(recipients) : undefined;
}

export function saveRecipients(database: Database, id: number, recipients: string): void {
  database.run('UPDATE conversations SET recipients = ? WHERE id = ?', recipients, id);
}

/** Returns the recipients that the owner of a conversation chose, else its participants. */
export function conversationAccounts(
  database: Database,
  conversation: ConversationRow,
): AccountRow[] {
  if (conversation.recipients !== null)
    return database.all<AccountRow>(
      'SELECT * FROM accounts WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
      conversation.recipients,
    );
  return database.all<AccountRow>(
    `WITH talks AS (SELECT ? AS account_id),
       written AS (SELECT statuses.id, statuses.account_id FROM statuses, talks
         WHERE statuses.context = ? AND ${ownDirect})
     SELECT * FROM accounts WHERE id IN (SELECT account_id FROM written UNION
       SELECT account_id FROM mentions WHERE status_id IN (SELECT id FROM written)) ORDER BY id`,
    conversation.account_id,
    conversation.context,
  );
}

export function unreadConversationsOf(database: Database, accountId: string): ConversationRow[] {
  return database.all<ConversationRow>(
    `${visibleConversations} AND unread = 1 ORDER BY last_id DESC`,
    accountId,
  );
}

export function markConversationRead(database: Database, id: number): void {
  database.run('UPDATE conversations SET unread = 0 WHERE id = ?', id);
}

export function deleteConversation(database: Database, id: number): void {
  database.run('DELETE FROM conversations WHERE id = ?', id);
}

export function unreadConversations(database: Database, accountId: string): number {
  return database.count(`(${visibleConversations} AND unread = 1)`, accountId);
}
