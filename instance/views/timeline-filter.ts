import type { StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { isHiddenByFilter, canSee, involvesBlockedAccount } from './can-see.ts';
import type { ViewContext } from './view-context.ts';

/** Which statuses a timeline omits, besides those that the viewer may not read. */
export interface TimelineFilter {
  /** Whether statuses of muted accounts and conversations are included. */
  readonly withMuted?: boolean;
  /** Whether reblogs by an account are omitted if the viewer follows it without reblogs. */
  readonly respectsReblogSetting?: boolean;
  /** Which replies are included: `following` to followed accounts, `self` only to the viewer. */
  readonly replyVisibility?: string;
  /** Whether reblogs of the viewer's statuses are omitted, as in the home timeline. */
  readonly hidesOwnReblogged?: boolean;
  /** Whether it is the timeline of one profile, which blocks and mutes do not affect. */
  readonly isProfile?: boolean;
  readonly excludeVisibilities?: readonly string[];
}

function passesReplies(
  view: ViewContext,
  status: StatusRow,
  replyVisibility: string | undefined,
): boolean {
  const repliedAccountId = status.in_reply_to_account_id;
  if (
    !view.viewer ||
    repliedAccountId === null ||
    replyVisibility === undefined ||
    replyVisibility === 'all'
  )
    return true;
  if (repliedAccountId === view.viewer.id || status.account_id === view.viewer.id) return true;
  return replyVisibility === 'following' && view.relations().follows.has(repliedAccountId);
}

/**
 * Returns whether a status belongs in the viewer's timeline: the viewer may read it, and no filter,
 * mute or block hides it.
 */
export function belongsInTimeline(
  view: ViewContext,
  status: StatusRow,
  filter: TimelineFilter,
): boolean {
  if (!canSee(view, status)) return false;
  if (filter.excludeVisibilities?.includes(status.visibility)) return false;
  const { viewer } = view;
  if (isHiddenByFilter(view, status)) return false;
  if (!viewer || filter.isProfile) return true;
  const relations = view.relations();
  const original = statusById(view.instance.database, status.reblog_of);
  const authors = [status.account_id, ...(original ? [original.account_id] : [])];
  if (authors.some((id) => relations.blockedBy.has(id))) return false;
  if (involvesBlockedAccount(view, status) || (original && involvesBlockedAccount(view, original)))
    return false;
  // Akkoma omits the viewer's own statuses in muted conversations. Here they stay, because own
  // statuses are never muted (R-STATUS-022).
  if (!filter.withMuted && !authors.includes(viewer.id)) {
    if (authors.some((id) => relations.mutes.has(id))) return false;
    if (relations.mutedContexts.has(status.context)) return false;
  }
  if (filter.hidesOwnReblogged && original?.account_id === viewer.id) return false;
  if (
    filter.respectsReblogSetting &&
    original &&
    relations.follows.get(status.account_id)?.reblogs === 0
  )
    return false;
  if (relations.blockedDomains.size > 0) {
    const hidden = authors.some((id) => {
      const host = view.account(id)?.host?.toLowerCase();
      return host !== undefined && relations.blockedDomains.has(host) && !relations.follows.has(id);
    });
    if (hidden) return false;
  }
  return passesReplies(view, status, filter.replyVisibility);
}
