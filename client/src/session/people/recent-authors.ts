import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';

/** Returns the authors of statuses once each, in the order of the statuses, without bots. */
export function recentAuthors(statuses: readonly Pick<Status, 'account'>[]): readonly Account[] {
  const byId = new Map<string, Account>();
  for (const { account } of statuses)
    if (account.bot !== true && !byId.has(account.id)) byId.set(account.id, account);
  return [...byId.values()];
}
