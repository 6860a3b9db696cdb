import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { canReadFeed, type RestrictableFeed } from './feed-access.ts';

/** Returns whether the viewer may read a feed, as far as is known now. */
export function useCanReadFeed(feed: RestrictableFeed): boolean {
  const { instance, viewerId } = useSession();
  return useStore(instance, ({ info }) => canReadFeed(feed, viewerId !== null, info.document));
}
