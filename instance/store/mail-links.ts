import type { Database } from './database.ts';
import { hashSecret, makeSecret } from './secrets.ts';

/** The action of a mailed link. */
export type MailLinkPurpose = 'confirm' | 'reset' | 'change-email';

export interface MailLinkRow {
  readonly account_id: string;
  readonly purpose: MailLinkPurpose;
  readonly detail: string | null;
  readonly created_at: number;
}

interface NewMailLink {
  readonly accountId: string;
  readonly purpose: MailLinkPurpose;
  readonly detail?: string;
  readonly createdAt: number;
}

/**
 * Creates a link and returns its secret, which is stored only as a hash; invalidates older links of
 * the same purpose.
 */
export function createMailLink(database: Database, link: NewMailLink): string {
  const secret = makeSecret();
  database.transaction(() => {
    database.run(
      'DELETE FROM mail_links WHERE account_id = ? AND purpose = ?',
      link.accountId,
      link.purpose,
    );
    database.run(
      'INSERT INTO mail_links (secret_hash, account_id, purpose, detail, created_at) VALUES (?, ?, ?, ?, ?)',
      hashSecret(secret),
      link.accountId,
      link.purpose,
      link.detail,
      link.createdAt,
    );
  });
  return secret;
}

/** Finds a link created after `since` (milliseconds); undefined for older ones. */
export function mailLinkBySecret(
  database: Database,
  purpose: MailLinkPurpose,
  secret: string,
  since: number,
): MailLinkRow | undefined {
  return database.get<MailLinkRow>(
    'SELECT account_id, purpose, detail, created_at FROM mail_links WHERE secret_hash = ? AND purpose = ? AND created_at >= ?',
    hashSecret(secret),
    purpose,
    since,
  );
}

/**
 * Invalidates all links of a member. Called when the password, the address or the second factor
 * changes: whoever could read older mails must not undo the change.
 */
export function clearMailLinks(database: Database, accountId: string): void {
  database.run('DELETE FROM mail_links WHERE account_id = ?', accountId);
}
