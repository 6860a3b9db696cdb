import type { StatusRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import { isFiltered } from './is-filtered.ts';
import { maySee } from './may-see.ts';
import { touchesBlocked } from './touches-blocked.ts';
import type { View } from './view.ts';

export interface TimelineFilter {
  readonly withMuted?: boolean;
  /** Follows' own choice whether their repeats are shown. */
  readonly obeysReblogChoice?: boolean;
  /** `following`: answers to people one follows; `self`: answers to oneself. */
  readonly replyVisibility?: string;
  /** Others' repeats of one's own statuses are left out of the home timeline. */
  readonly hidesOwnReblogged?: boolean;
  /** Whose profile is open is wanted, blocked or not. */
  readonly isProfile?: boolean;
  readonly excludeVisibilities?: readonly string[];
}

function passesReplies(view: View, status: StatusRow, wish: string | undefined): boolean {
  const answered = status.in_reply_to_account_id;
  if (!view.viewer || answered === null || wish === undefined || wish === 'all') return true;
  if (answered === view.viewer.id || status.account_id === view.viewer.id) return true;
  return wish === 'following' && view.standing().follows.has(answered);
}

/** Whether a status belongs into the viewer's timeline: they may read it, and do not wish to be spared it. */
export function passesTimeline(view: View, status: StatusRow, filter: TimelineFilter): boolean {
  if (!maySee(view, status)) return false;
  if (filter.excludeVisibilities?.includes(status.visibility)) return false;
  const { viewer } = view;
  if (isFiltered(view, status)) return false;
  if (!viewer || filter.isProfile) return true;
  const standing = view.standing();
  const original =
    status.reblog_of === null ? undefined : statusById(view.instance.database, status.reblog_of);
  const authors = [status.account_id, ...(original ? [original.account_id] : [])];
  if (authors.some((id) => standing.blockedBy.has(id))) return false;
  if (touchesBlocked(view, status) || (original && touchesBlocked(view, original))) return false;
  // Akkoma drops own posts in muted conversations; clients must never see them muted (R-STATUS-022).
  if (!filter.withMuted && !authors.includes(viewer.id)) {
    if (authors.some((id) => standing.mutes.has(id))) return false;
    if (standing.mutedContexts.has(status.context)) return false;
  }
  if (filter.hidesOwnReblogged && original?.account_id === viewer.id) return false;
  if (
    filter.obeysReblogChoice &&
    original &&
    standing.follows.get(status.account_id)?.reblogs === 0
  )
    return false;
  if (standing.blockedDomains.size > 0) {
    const hidden = authors.some((id) => {
      const host = view.account(id)?.host?.toLowerCase();
      return host !== undefined && standing.blockedDomains.has(host) && !standing.follows.has(id);
    });
    if (hidden) return false;
  }
  return passesReplies(view, status, filter.replyVisibility);
}
