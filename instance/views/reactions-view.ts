import type { Reaction } from '@rookery/contract/schemas/reaction.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { reactionsTo } from '#store/reactions.ts';
import { accountView } from './account-view.ts';
import type { ViewContext } from './view-context.ts';

interface ReactionGroup {
  readonly name: string;
  readonly url: string | null;
  readonly accountIds: string[];
}

function groupReactions(view: ViewContext, statusId: string): ReactionGroup[] {
  const byName = new Map<string, ReactionGroup>();
  for (const { name, url, account_id } of reactionsTo(view.instance.database, statusId)) {
    const known = byName.get(name);
    if (known) known.accountIds.unshift(account_id);
    else
      byName.set(name, {
        name,
        url: url === null ? null : insertOrigin(url, view.origin),
        accountIds: [account_id],
      });
  }
  return [...byName.values()];
}

/** Returns the reactions to a status for the status itself, with only the ids of the accounts. */
export function reactionSummary(view: ViewContext, statusId: string): Reaction[] {
  return groupReactions(view, statusId).map(({ name, url, accountIds }) => ({
    account_ids: accountIds,
    count: accountIds.length,
    me: view.viewer !== undefined && accountIds.includes(view.viewer.id),
    name,
    url,
  }));
}

/** Returns the reactions to a status, or those with one emoji, with complete accounts. */
export function reactionsView(view: ViewContext, statusId: string, onlyName?: string): Reaction[] {
  return groupReactions(view, statusId)
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
