import type { Reaction } from '#contract/schemas/reaction.ts';
import { withOrigin } from '#instance/rules/origin-mark.ts';
import { reactionsTo } from '#instance/store/reactions.ts';
import { accountView } from './account-view.ts';
import type { View } from './view.ts';

interface Gathered {
  readonly name: string;
  readonly url: string | null;
  readonly accountIds: string[];
}

function batchEvents(view: View, statusId: string): Gathered[] {
  const byName = new Map<string, Gathered>();
  for (const { name, url, account_id } of reactionsTo(view.instance.database, statusId)) {
    const known = byName.get(name);
    if (known) known.accountIds.unshift(account_id);
    else
      byName.set(name, {
        name,
        url: url === null ? null : withOrigin(url, view.origin),
        accountIds: [account_id],
      });
  }
  return [...byName.values()];
}

/** The summary inside a status: ids alone. */
export function reactionSummary(view: View, statusId: string): Reaction[] {
  return batchEvents(view, statusId).map(({ name, url, accountIds }) => ({
    account_ids: accountIds,
    count: accountIds.length,
    me: view.viewer !== undefined && accountIds.includes(view.viewer.id),
    name,
    url,
  }));
}

/** The answer to the call of its own: whole accounts. */
export function reactionsView(view: View, statusId: string, onlyName?: string): Reaction[] {
  return batchEvents(view, statusId)
    .filter(({ name }) => onlyName === undefined || name === onlyName)
    .map(({ name, url, accountIds }) => ({
      accounts: accountIds.flatMap((id) => {
        const account = view.account(id);
        return account ? [accountView(view, account)] : [];
      }),
      count: accountIds.length,
      me: view.viewer !== undefined && accountIds.includes(view.viewer.id),
      name,
      url,
    }));
}
