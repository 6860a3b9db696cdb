import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';

/** Feeds that are reached from links, and that a server may close (Mastodon 4.5). */
export type RestrictableFeed = 'hashtag_feeds' | 'trending_link_feeds';

/**
 * Returns whether a server lets the viewer read the timelines of hashtags or of links. Visitors need
 * access to local and remote statuses, since Mastodon refuses them the timeline otherwise; members
 * see the part that is not disabled. Servers that say nothing are asked.
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
