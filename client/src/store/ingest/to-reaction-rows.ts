import { isBlank } from '@rookery/contract/text/is-blank.ts';
import type { Reaction } from '@rookery/contract/schemas/reaction.ts';
import type { ReactionRow } from '#store/rows/status-row.ts';
import { mapCapped, capText } from './limits.ts';
import { internText } from './intern-text.ts';

/**
 * Converts the reactions to a status into rows, and merges each with the row of the same reaction
 * in the table.
 */
export function toReactionRows(
  wire: readonly Reaction[],
  known: readonly ReactionRow[] | undefined,
): readonly ReactionRow[] {
  const before = new Map((known ?? []).map((row) => [row.name, row]));
  const visible = wire.filter(({ name }) => !isBlank(name));
  return mapCapped(visible, ({ name, url, count, account_ids: ids, accounts }) => {
    const old = before.get(name);
    const accountIds = ids ?? accounts?.map((account) => account.id) ?? old?.accountIds;
    return {
      name: capText(name, 'name'),
      url: capText(url, 'address') ?? old?.url ?? null,
      count: count ?? old?.count ?? 1,
      ...(accountIds && { accountIds: mapCapped(accountIds, internText) }),
    };
  });
}

/**
 * Returns the names of the viewer's reactions; undefined if the response does not say which
 * reactions are the viewer's.
 */
export function viewerReactions(wire: readonly Reaction[]): readonly string[] | undefined {
  if (wire.some((reaction) => reaction.me === undefined)) return undefined;
  const mine = wire.filter((reaction) => reaction.me === true);
  return mapCapped(mine, ({ name }) => capText(name, 'name'));
}
