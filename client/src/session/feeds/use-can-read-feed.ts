import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { canReadFeed, type LinkedFeed } from './feed-access.ts';

/** Returns whether the viewer may read a feed, as far as is known now. */
export function useCanReadFeed(feed: LinkedFeed): boolean {
  const { instance, viewerId } = useSession();
  return useStore(instance, ({ info }) => canReadFeed(feed, viewerId !== null, info.document));
}
