import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

export function accountById(database: Database, id: string | null): AccountRow | undefined {
  return database.get<AccountRow>('SELECT * FROM accounts WHERE id = ?', id);
}

/** Finds an account by `name` (local) or `name@host` (remote), case-insensitively. */
export function accountByAcct(database: Database, acct: string): AccountRow | undefined {
  return database.get<AccountRow>('SELECT * FROM accounts WHERE acct = ?', acct);
}

export function accountByEmail(database: Database, email: string): AccountRow | undefined {
  return database.get<AccountRow>('SELECT * FROM accounts WHERE email = ?', email);
}

/** The columns of an account to write; absent ones keep their value. */
export type AccountColumns = { -readonly [Name in keyof AccountRow]?: AccountRow[Name] };

type NewAccount = AccountColumns &
  Pick<AccountRow, 'id' | 'username' | 'acct' | 'display_name' | 'created_at'>;

export function insertAccount(database: Database, account: NewAccount): void {
  database.insert('accounts', account);
}

export function updateAccount(database: Database, id: string, columns: AccountColumns): void {
  database.update('accounts', id, columns);
}

/** SQL conditions of the filters of the admin account list. */
const staffFilters: Readonly<Record<string, string>> = {
  local: 'host IS NULL',
  external: 'host IS NOT NULL',
  active: 'active = 1',
  deactivated: 'active = 0',
  need_approval: 'approved = 0 AND active = 1',
  unconfirmed: 'confirmed = 0',
  is_admin: "role = 'admin'",
  is_moderator: "role = 'moderator'",
};

/** Whether a name is a filter of the admin account list. */
export function isAdminAccountFilter(name: string): boolean {
  return Object.hasOwn(staffFilters, name);
}

/** Returns accounts for the admin list, newest first. */
export function accountsForStaff(
  database: Database,
  {
    search,
    filters,
    limit,
    offset,
  }: {
    readonly search: string;
    readonly filters: readonly string[];
    readonly limit: number;
    readonly offset: number;
  },
): { readonly accounts: readonly AccountRow[]; readonly count: number } {
  const conditions = filters.flatMap((name) =>
    Object.hasOwn(staffFilters, name) ? (staffFilters[name] ?? []) : [],
  );
  const where = ["instr(lower(acct || ' ' || display_name), lower(?)) > 0", ...conditions].join(
    ' AND ',
  );
  return {
    accounts: database.all<AccountRow>(
      `SELECT * FROM accounts WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      search,
      limit,
      offset,
    ),
    count: database.count(`accounts WHERE ${where}`, search),
  };
}

/** Increments one of the counts shown on a profile. */
export function incrementCount(
  database: Database,
  id: string,
  count: 'followers_count' | 'following_count' | 'statuses_count',
  by: number,
): void {
  database.run(`UPDATE accounts SET ${count} = max(0, ${count} + ?) WHERE id = ?`, by, id);
}
