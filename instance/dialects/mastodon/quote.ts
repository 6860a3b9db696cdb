import type { Status } from '@rookery/contract/schemas/status.ts';
import { quoteApproval, groupsAllowedToQuote } from '#rules/quote-approval.ts';
import { followBetween } from '#store/follows.ts';
import type { StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import type { ViewContext } from '#views/view-context.ts';

/**
 * Returns the quote of a status with its state; a quote within a quote contains only an id. A
 * status that the viewer may not read is `unauthorized`.
 */
export function quoteView(
  document: Status,
  status: StatusRow,
  { instance }: ViewContext,
  inQuote: boolean,
): unknown {
  if (status.quote_id === null) return null;
  const state = status.quote_state ?? 'accepted';
  const name = inQuote ? 'quoted_status_id' : 'quoted_status';
  const quoted = statusById(instance.database, status.quote_id);
  if (!quoted) return { state: 'deleted', [name]: null };
  if (state !== 'accepted') return { state, [name]: null };
  if (inQuote) return { state, [name]: quoted.id };
  return document.quote
    ? { state, [name]: document.quote }
    : { state: 'unauthorized', [name]: null };
}

/** Returns who may quote a status, and whether the viewer may. */
export function quoteApprovalView(status: StatusRow, { instance, viewer }: ViewContext) {
  const quoted = { visibility: status.visibility, policy: status.quote_policy };
  return {
    automatic: groupsAllowedToQuote(quoted),
    manual: [],
    current_user: quoteApproval(
      quoted,
      viewer && {
        isAuthor: viewer.id === status.account_id,
        isFollower: followBetween(instance.database, viewer.id, status.account_id)?.pending === 0,
      },
    ),
  };
}
