import type { AccountRow } from '#entities/rows/account-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';

/**
 * Whom a reply addresses: its author first, then those mentioned, each once, without oneself;
 * joined by spaces, with one at the end.
 */
export function mentionPrefill(
  status: Pick<StatusRow, 'accountId' | 'mentions'>,
  author: Pick<AccountRow, 'id' | 'acct'> | undefined,
  viewerId: string | null,
): string {
  const people = [{ id: status.accountId, acct: author?.acct }, ...(status.mentions ?? [])];
  const seen = new Set<string | undefined>([viewerId ?? undefined]);
  const names: string[] = [];
  for (const { id, acct } of people) {
    if (seen.has(id) || acct === undefined) continue;
    seen.add(id);
    names.push(`@${acct} `);
  }
  return names.join('');
}
