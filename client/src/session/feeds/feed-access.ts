import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';

/** Feeds whose access a server can restrict (Mastodon 4.5). */
export type RestrictableFeed = 'hashtag_feeds' | 'trending_link_feeds';

/**
 * Returns whether a server lets the viewer read the timelines of hashtags or of links. Visitors
 * need access to local and remote statuses, since Mastodon refuses them the timeline otherwise;
 * members see the part that is not disabled. True if the server does not announce such
 * restrictions.
 */
export function canReadFeed(
  feed: RestrictableFeed,
  isMember: boolean,
  document: InstanceDocument | undefined,
): boolean {
  const { local = 'public', remote = 'public' } =
    document?.onlyInV2?.timelines_access?.[feed] ?? {};
  const isOpen = (value: string): boolean =>
    value === 'public' || (isMember && value === 'authenticated');
  return isMember ? isOpen(local) || isOpen(remote) : isOpen(local) && isOpen(remote);
}
