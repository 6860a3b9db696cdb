import type { Status } from '@rookery/contract/schemas/status.ts';
import type { StatusRow } from '#store/rows.ts';
import { statusesInContext } from '#store/statuses.ts';
import { isHiddenByFilter, canSee, involvesBlockedAccount } from './can-see.ts';
import { statusView } from './status-view.ts';
import type { ViewContext } from './view-context.ts';

/** Returns the other statuses of a conversation that the viewer may see. */
export function contextView(
  view: ViewContext,
  status: StatusRow,
): { readonly ancestors: Status[]; readonly descendants: Status[] } {
  const others = statusesInContext(view.instance.database, status.context).filter(
    (other) =>
      other.id !== status.id &&
      canSee(view, other) &&
      !involvesBlockedAccount(view, other) &&
      !isHiddenByFilter(view, other),
  );
  // Like Akkoma, regards every older status of the thread as an ancestor.
  const statusViews = (part: typeof others) => part.map((other) => statusView(view, other));
  return {
    ancestors: statusViews(others.filter((other) => other.id < status.id)),
    descendants: statusViews(others.filter((other) => other.id > status.id)),
  };
}
