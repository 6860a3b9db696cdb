import type { QuotePolicy, Visibility } from '#store/rows.ts';

/**
 * Whether a viewer may quote a status: at once, or not; unknown for visitors. Mastodon's `manual`,
 * by which the author approves each quote, does not occur on this instance.
 */
export type QuoteApproval = 'automatic' | 'denied' | 'unknown';

interface QuotedStatus {
  readonly visibility: Visibility;
  readonly policy: QuotePolicy | null;
}

interface QuotingViewer {
  readonly isAuthor: boolean;
  readonly isFollower: boolean;
}

function isOpen(visibility: Visibility): boolean {
  return visibility === 'public' || visibility === 'unlisted';
}

/** Returns whether a viewer may quote a status; a private one can be quoted by its author only. */
export function quoteApproval(
  status: QuotedStatus,
  viewer: QuotingViewer | undefined,
): QuoteApproval {
  if (!viewer) return 'unknown';
  if (viewer.isAuthor) return status.visibility === 'direct' ? 'denied' : 'automatic';
  if (!isOpen(status.visibility)) return 'denied';
  const policy = status.policy ?? 'public';
  if (policy === 'public') return 'automatic';
  return policy === 'followers' && viewer.isFollower ? 'automatic' : 'denied';
}

/** Returns the groups of accounts that may quote a status at once: `public`, `followers` or none. */
export function groupsAllowedToQuote({ visibility, policy }: QuotedStatus): readonly string[] {
  if (!isOpen(visibility) || policy === 'nobody') return [];
  return [policy ?? 'public'];
}
