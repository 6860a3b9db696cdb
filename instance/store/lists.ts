import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

export interface ListRow {
  readonly id: number;
  readonly account_id: string;
  readonly title: string;
  /** 1 if the home timeline omits statuses of the list's members, else 0. */
  readonly exclusive: number;
  readonly replies_policy: string;
}

/** Returns a list of the member; undefined for another member's. */
export function ownList(database: Database, accountId: string, id: string): ListRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return database.get<ListRow>(
    'SELECT * FROM lists WHERE id = ? AND account_id = ?',
    Number(id),
    accountId,
  );
}

export function listsOf(database: Database, accountId: string): ListRow[] {
  return database.all<ListRow>(
    'SELECT * FROM lists WHERE account_id = ? ORDER BY id DESC',
    accountId,
  );
}

export function listsContaining(database: Database, owner: string, member: string): ListRow[] {
  return database.all<ListRow>(
    `SELECT lists.* FROM lists JOIN list_members ON list_members.list_id = lists.id
     WHERE lists.account_id = ? AND list_members.account_id = ? ORDER BY lists.id DESC`,
    owner,
    member,
  );
}

export function insertList(database: Database, accountId: string, title: string): number {
  return database.run('INSERT INTO lists (account_id, title) VALUES (?, ?)', accountId, title)
    .lastId;
}

export function renameList(database: Database, id: number, title: string): void {
  database.run('UPDATE lists SET title = ? WHERE id = ?', title, id);
}

/** Changes the given options of a list. */
export function configureList(
  database: Database,
  id: number,
  options: { readonly exclusive?: boolean | undefined; readonly replies_policy?: string },
): void {
  database.run(
    `UPDATE lists SET exclusive = ifnull(?, exclusive), replies_policy = ifnull(?, replies_policy)
     WHERE id = ?`,
    options.exclusive,
    options.replies_policy,
    id,
  );
}

/** Returns the members of exclusive lists, whose statuses the home timeline leaves out. */
export function exclusiveMembers(database: Database, accountId: string): string[] {
  return database.column(
    `SELECT DISTINCT list_members.account_id FROM list_members JOIN lists ON lists.id = list_id
     WHERE lists.account_id = ? AND exclusive = 1`,
    accountId,
  );
}

export function deleteList(database: Database, id: number): void {
  database.run('DELETE FROM lists WHERE id = ?', id);
}

export function addToList(database: Database, id: number, accountId: string): void {
  database.run(
    'INSERT OR IGNORE INTO list_members (list_id, account_id) SELECT ?, id FROM accounts WHERE id = ?',
    id,
    accountId,
  );
}

export function removeFromList(database: Database, id: number, accountId: string): void {
  database.run('DELETE FROM list_members WHERE list_id = ? AND account_id = ?', id, accountId);
}

export function listMembers(database: Database, id: number): AccountRow[] {
  return database.all<AccountRow>(
    `SELECT accounts.* FROM list_members JOIN accounts ON accounts.id = list_members.account_id
     WHERE list_id = ? ORDER BY accounts.id`,
    id,
  );
}
