import { LazyActionError, LazyQueuedActionsNote } from '#components/request/lazy-action-notes.ts';
import { FeedFailure } from '#components/feed/parts/feed-footer.tsx';
import { RefreshFailureNote } from '#components/feed/parts/feed-list.tsx';
import { FailedPicture } from '#components/media/lazy-media-parts.ts';
import { preloadToggleReaction } from '#components/status/use-toggle-reaction.ts';
import { NoticeText, SignInAgain } from './lazy-components.ts';

/**
 * Preloads the components that report failures and show queued actions, whose code could not be loaded
 * when the network is down.
 */
export function preloadErrorComponents(isMember: boolean): void {
  const parts = [NoticeText, FailedPicture, FeedFailure, RefreshFailureNote];
  for (const part of parts) void part.preload();
  if (!isMember) return;
  for (const part of [SignInAgain, LazyActionError, LazyQueuedActionsNote]) void part.preload();
  preloadToggleReaction();
}
