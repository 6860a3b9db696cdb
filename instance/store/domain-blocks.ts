import type { Database } from './database.ts';

export function blockedDomains(database: Database, accountId: string): string[] {
  return database.column(
    'SELECT domain FROM domain_blocks WHERE account_id = ? ORDER BY domain',
    accountId,
  );
}

export function blockDomain(database: Database, accountId: string, domain: string): void {
  database.run(
    'INSERT OR IGNORE INTO domain_blocks (account_id, domain) VALUES (?, ?)',
    accountId,
    domain,
  );
}

export function unblockDomain(database: Database, accountId: string, domain: string): void {
  database.run('DELETE FROM domain_blocks WHERE account_id = ? AND domain = ?', accountId, domain);
}
